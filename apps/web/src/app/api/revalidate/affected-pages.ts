import type { ContentTag } from "@repo/contract/page/content-types";
import { type Change, ENTRY_PAGES, SITE_PAGES } from "@/site-pages";

/** Shown on all pages; "published-pages" decides what header and footer link to. */
const EVERYWHERE: ContentTag[] = [
  "site-setting",
  "contact-detail",
  "header",
  "footer",
  "search-page",
  "media",
  "published-pages",
];

/** Changed entries first. Of the unchanged jobs and posts only the newest: the many others renew when visited. */
export async function affectedPages(change: Change): Promise<string[]> {
  const types = new Set(change.types);
  const isEverywhere = EVERYWHERE.some((tag) => types.has(tag));
  const isShown = (tags: ContentTag[]) => isEverywhere || tags.some((tag) => types.has(tag));

  const pages = Object.entries(SITE_PAGES).filter(([, { type, dependsOn = [] }]) => isShown([type, ...dependsOn]));
  const changedEntries = ENTRY_PAGES.flatMap(({ below, entries }) =>
    isShown([entries.type]) ? entries.changed(change).map((name) => `${below}/${name}`) : [],
  );
  const sitemap = isShown(ENTRY_PAGES.map(({ entries }) => entries.type)) ? ["/sitemap.xml"] : [];
  const lists = pages.map(async ([, { prerendered }]) => (await prerendered?.()) ?? []);
  const otherEntries = ENTRY_PAGES.map(async ({ below, entries }) =>
    isShown(entries.dependsOn) ? (await entries.listPrerendered()).map((name) => `${below}/${name}`) : [],
  );
  return [
    ...new Set([
      ...changedEntries,
      ...pages.map(([path]) => path),
      ...sitemap,
      ...(await Promise.all([...lists, ...otherEntries])).flat(),
    ]),
  ];
}

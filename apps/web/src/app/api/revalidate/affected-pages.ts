import type { ContentTag } from "@repo/rules/content-types";
import { type Change, listPrerendered, SITE_PAGES } from "@/site-pages";

/** Shown on all pages; "published-pages" decides what header and footer link to. */
const EVERYWHERE: ContentTag[] = ["site-setting", "contact-detail", "header", "footer", "media", "published-pages"];

/** Changed entries first. Of the unchanged jobs and posts only the newest: the many others renew when visited. */
export async function affectedPages(change: Change): Promise<string[]> {
  const types = new Set(change.types);
  const isEverywhere = EVERYWHERE.some((tag) => types.has(tag));
  const isShown = (tags: ContentTag[]) => isEverywhere || tags.some((tag) => types.has(tag));

  const pages = Object.entries(SITE_PAGES).map(([path, { type, dependsOn = [], prerendered, entries }]) => ({
    path,
    shown: isShown([type, ...dependsOn]),
    prerendered,
    entries,
  }));
  const changedEntries = pages.flatMap(({ path, entries }) =>
    entries && isShown([entries.type]) ? entries.changed(change).map((name) => `${path}/${name}`) : [],
  );
  const sitemap = isShown(pages.flatMap(({ entries }) => entries?.type ?? [])) ? ["/sitemap.xml"] : [];
  const others = pages.map(async ({ path, shown, prerendered, entries }) => [
    ...(shown && prerendered ? await prerendered() : []),
    ...(entries && isShown(entries.dependsOn) ? (await listPrerendered(path)).map((name) => `${path}/${name}`) : []),
  ]);
  return [
    ...new Set([
      ...changedEntries,
      ...pages.flatMap(({ path, shown }) => (shown ? path : [])),
      ...sitemap,
      ...(await Promise.all(others)).flat(),
    ]),
  ];
}

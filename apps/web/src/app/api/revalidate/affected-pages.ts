import type { ContentTag } from "@repo/contract/page/content-types";
import { entryAddress, entryAt, PAGE_PATHS } from "@repo/contract/site/addresses";
import type { Change } from "@/lib/site-page";
import { ENTRY_PAGES, SITE_PAGES } from "../../site-pages";

/** Types that affect all pages. "published-pages" decides which links header and footer have. */
const EVERYWHERE: ContentTag[] = [
  "site-setting",
  "contact-detail",
  "header",
  "footer",
  "search-page",
  "media",
  "published-pages",
];

/** Returns the paths to render, changed entries first. Entries that aren't prerendered renew when they are visited. */
export async function affectedPages(change: Change): Promise<string[]> {
  const types = new Set(change.types);
  const isEverywhere = EVERYWHERE.some((tag) => types.has(tag));
  const isShown = (tags: ContentTag[]) => isEverywhere || tags.some((tag) => types.has(tag));

  const pages = SITE_PAGES.filter(({ type, dependsOn }) => isShown([type, ...dependsOn]));
  const changedEntries = change.addresses.filter((address) => entryAt(address));
  const sitemap = isShown(ENTRY_PAGES.map(({ type }) => type)) ? ["/sitemap.xml"] : [];
  const lists = pages.map(({ listPrerendered }) => listPrerendered());
  const otherEntries = ENTRY_PAGES.map(async ({ type, dependsOn, listPrerendered }) =>
    isShown(dependsOn) ? (await listPrerendered()).map((name) => entryAddress(type, name)) : [],
  );
  return [
    ...new Set([
      ...changedEntries,
      ...pages.map(({ type }) => PAGE_PATHS[type]),
      ...sitemap,
      ...(await Promise.all([...lists, ...otherEntries])).flat(),
    ]),
  ];
}

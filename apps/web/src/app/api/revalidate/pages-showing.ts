import type { ContentTag } from "@repo/rules/content-types";
import { type Change, entriesAhead, SITE_PAGES } from "@/site-pages";

/** What all pages show; "published-pages" are those that header and footer can lead to. */
const EVERYWHERE: ContentTag[] = ["site-setting", "contact-detail", "header", "footer", "media", "published-pages"];

/**
 * Addresses of the pages to make anew now, those of what has changed first. Pages of single jobs and posts that have
 * not changed are many, and made anew when somebody comes, but for the newest.
 */
export async function pagesShowing(change: Change): Promise<string[]> {
  const types = new Set(change.types);
  const isEverywhere = EVERYWHERE.some((tag) => types.has(tag));
  const isShown = (tags: ContentTag[]) => isEverywhere || tags.some((tag) => types.has(tag));

  const pages = Object.entries(SITE_PAGES).map(([path, { type, shows = [], further, entries }]) => ({
    path,
    shown: isShown([type, ...shows]),
    further,
    entries,
  }));
  const changedEntries = pages.flatMap(({ path, entries }) =>
    entries && isShown([entries.type]) ? entries.changed(change).map((name) => `${path}/${name}`) : [],
  );
  const sitemap = isShown(pages.flatMap(({ entries }) => entries?.type ?? [])) ? ["/sitemap.xml"] : [];
  const further = pages.map(async ({ path, shown, further, entries }) => [
    ...(shown && further ? await further() : []),
    ...(entries && isShown(entries.shows) ? await entriesAhead(path) : []),
  ]);
  return [
    ...new Set([
      ...changedEntries,
      ...pages.flatMap(({ path, shown }) => (shown ? path : [])),
      ...sitemap,
      ...(await Promise.all(further)).flat(),
    ]),
  ];
}

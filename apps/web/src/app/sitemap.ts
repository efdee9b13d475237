import type { MetadataRoute } from "next";
import { env } from "@/env";
import { createLinkCheck, ENTRY_PAGES, SITE_PAGES } from "@/site-pages";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const isThere = await createLinkCheck();
  const pages = Object.keys(SITE_PAGES).filter((path) => isThere(path) && !SITE_PAGES[path]?.isHidden);
  const shown = ENTRY_PAGES.filter(({ page }) => !page || pages.includes(page));
  const entries = shown.map(async ({ below, entries }) =>
    (await entries.list()).map(({ name, ...facts }) => ({ path: `${below}/${name}`, ...facts })),
  );
  return [...pages.map((path) => ({ path })), ...(await Promise.all(entries)).flat()].map(({ path, ...facts }) => ({
    url: canonical(path),
    ...facts,
  }));
}

/** As in the page's canonical link: the home page has no trailing slash. */
function canonical(path: string): string {
  return env().siteUrl + (path === "/" ? "" : path);
}

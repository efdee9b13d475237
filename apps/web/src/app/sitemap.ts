import { entryAddress, PAGE_PATHS } from "@repo/contract/site/addresses";
import type { MetadataRoute } from "next";
import { createLinkCheck } from "@/lib/link-check";
import { siteSettings } from "@/settings";
import { sectionPages } from "./(site)/[page]/site-page";
import { SITE_PAGES } from "./site-pages";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const isThere = await createLinkCheck();
  const pages = SITE_PAGES.filter(({ type, isHidden }) => isThere(PAGE_PATHS[type]) && !isHidden);
  const entries = [...pages.flatMap((page) => page.entries), sectionPages].map(async ({ type, list }) =>
    (await list()).map(({ name, ...facts }) => ({ path: entryAddress(type, name), ...facts })),
  );
  return [...pages.map(({ type }) => ({ path: PAGE_PATHS[type] })), ...(await Promise.all(entries)).flat()].map(
    ({ path, ...facts }) => ({
      url: canonical(path),
      ...facts,
    }),
  );
}

/** Returns an address as in the page's canonical link: the home page has no trailing slash. */
function canonical(path: string): string {
  return siteSettings().siteUrl + (path === "/" ? "" : path);
}

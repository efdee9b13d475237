import type { MetadataRoute } from "next";
import { env } from "@/env";
import { createLinkCheck, SITE_PAGES } from "@/site-pages";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = Object.keys(SITE_PAGES).filter(await createLinkCheck());
  const entries = pages.map(async (path) =>
    ((await SITE_PAGES[path]?.entries?.list()) ?? []).map(({ name, ...facts }) => ({
      path: `${path}/${name}`,
      ...facts,
    })),
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

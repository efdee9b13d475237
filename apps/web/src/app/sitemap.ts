import { listPostEntries } from "@repo/cms-client/blog";
import { listOpeningEntries } from "@repo/cms-client/careers";
import { listServices } from "@repo/cms-client/services";
import type { MetadataRoute } from "next";
import { env } from "@/env";
import { postPath } from "@/lib/blog";
import { jobPath } from "@/lib/careers";
import { linkable, SITE_PAGES } from "@/site-pages";

/** Lists of what has pages of its own, by the page they are below: a path each, and when it changed if that is known. */
const COLLECTIONS: Record<string, () => Promise<{ path: string; lastModified?: string }[]>> = {
  "/services": async () => (await listServices()).map(({ slug }) => ({ path: `/services/${slug}` })),
  "/careers": async () =>
    (await listOpeningEntries()).map((job) => ({ path: jobPath(job), lastModified: job.updatedAt ?? undefined })),
  "/blog": async () =>
    (await listPostEntries()).map(({ id, updatedAt }) => ({ path: postPath(id), lastModified: updatedAt })),
};

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = Object.keys(SITE_PAGES).filter(await linkable());
  const lists = await Promise.all(pages.map((page) => COLLECTIONS[page]?.() ?? []));
  return [...pages.map((path) => ({ path })), ...lists.flat()].map(({ path, ...facts }) => ({
    url: canonical(path),
    ...facts,
  }));
}

/** As the page's own canonical link has it: the home page without a slash. */
function canonical(path: string): string {
  return env().siteUrl + (path === "/" ? "" : path);
}

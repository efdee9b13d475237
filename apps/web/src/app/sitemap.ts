import { listPostEntries } from "@repo/cms-client/blog";
import { listOpeningEntries } from "@repo/cms-client/careers";
import { listServices } from "@repo/cms-client/services";
import type { MetadataRoute } from "next";
import { env } from "@/env";
import { postPath } from "@/lib/blog";
import { jobPath } from "@/lib/careers";

const PAGES = [
  "/",
  "/about",
  "/services",
  "/technologies",
  "/industries",
  "/careers",
  "/blog",
  "/contact",
  "/terms-and-conditions",
  "/privacy-policy",
].map((path) => ({ path }));

/** Lists of what has pages of its own: a path each, and when it changed if that is known. */
const COLLECTIONS: (() => Promise<{ path: string; lastModified?: string }[]>)[] = [
  async () => (await listServices()).map(({ slug }) => ({ path: `/services/${slug}` })),
  async () =>
    (await listOpeningEntries()).map((job) => ({ path: jobPath(job), lastModified: job.updatedAt ?? undefined })),
  async () => (await listPostEntries()).map(({ id, updatedAt }) => ({ path: postPath(id), lastModified: updatedAt })),
];

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const lists = await Promise.all(COLLECTIONS.map((list) => list()));
  return [...PAGES, ...lists.flat()].map(({ path, ...facts }) => ({ url: canonical(path), ...facts }));
}

/** As the page's own canonical link has it: the home page without a slash. */
function canonical(path: string): string {
  return env().siteUrl + (path === "/" ? "" : path);
}

import { PAGE_PATHS, type PageType, uidOf } from "@repo/rules/content-types";
import { toTags } from "@repo/rules/lines";
import { isOwnAddress, plainPath } from "@repo/rules/own-addresses";
import { isPostId, tagSlug } from "@repo/rules/post";
import type { Core } from "@strapi/strapi";

const BELOW = { "api::service.service": PAGE_PATHS["services-page"], "api::job.job": PAGE_PATHS["careers-page"] };

export type SluggedUid = keyof typeof BELOW;

export const isSlugged = (uid: string): uid is SluggedUid => uid in BELOW;

export const pagePath = (uid: SluggedUid, slug: string) => `${BELOW[uid]}/${slug}`;

/** Whether the site shows something at this address, or could be taken to, however it is written. */
export async function isTaken(strapi: Core.Strapi, path: string): Promise<boolean> {
  return isOwnAddress(path) || (await isPage(strapi, path)) || (await isPage(strapi, encodeURI(plainPath(path))));
}

/** The site rewrites these to one address: see its next.config.ts. */
export function isSharedByAll(path: string): boolean {
  const [, name] = /^\/blog\/([^/]+)$/i.exec(plainPath(path)) ?? [];
  return name !== undefined && !isOwnAddress(path) && !isPostId(name);
}

export async function isPage(strapi: Core.Strapi, path: string): Promise<boolean> {
  const count = (uid: Parameters<typeof strapi.db.query>[0], where: object) =>
    strapi.db.query(uid).count({ where: { ...where, publishedAt: { $notNull: true } } });
  const single = (Object.keys(PAGE_PATHS) as PageType[]).find((type) => PAGE_PATHS[type] === path);
  if (single) return (await count(uidOf(single), {})) > 0;

  const name = path.slice(path.lastIndexOf("/") + 1);
  for (const uid of Object.keys(BELOW) as SluggedUid[]) {
    if (path === pagePath(uid, name)) return (await count(uid, { slug: decodeURIComponent(name) })) > 0;
  }
  if (path === `/blog/${name}`)
    return isPostId(name) && (await count("api::blog-post.blog-post", { documentId: name })) > 0;
  return path === `/blog/tags/${name}` && (await hasTag(strapi, decodeURIComponent(name)));
}

async function hasTag(strapi: Core.Strapi, slug: string): Promise<boolean> {
  const posts: { metaTags: string | null }[] = await strapi.db
    .query("api::blog-post.blog-post")
    .findMany({ select: ["metaTags"], where: { publishedAt: { $notNull: true } } });
  return posts.some(({ metaTags }) => toTags(metaTags).some((tag) => tagSlug(tag) === slug));
}

import { AUTHORS_PATH, type ContentType, PAGE_PATHS, uidOf } from "@repo/contract/page/content-types";
import { isReservedPath, plainPath } from "@repo/contract/page/reserved-paths";
import { isPostId, tagSlug } from "@repo/contract/post/post";
import { toTags } from "@repo/contract/text/lines";
import type { Core, UID } from "@strapi/strapi";
import type { Options, RedirectService } from "strapi-plugin-page-redirects/strapi-server";
import { entryHistory } from "../database/entry-history";

const PAGES: { [type in ContentType]?: string } = {
  ...PAGE_PATHS,
  service: `${PAGE_PATHS["services-page"]}/:slug`,
  "case-study": `${PAGE_PATHS["work-page"]}/:slug`,
  job: `${PAGE_PATHS["careers-page"]}/:slug`,
  author: `${AUTHORS_PATH}/:slug`,
  "blog-post": `${PAGE_PATHS["blog-page"]}/:documentId`,
  page: "/:path*",
};
const TAG = /^\/blog\/tags\/([^/]+)$/;

export const redirectOptions: Options = {
  pages: Object.fromEntries(Object.entries(PAGES).map(([type, path]) => [uidOf(type as ContentType), path])),

  async isPage(path, { strapi }) {
    const [, slug] = TAG.exec(path) ?? [];
    return slug !== undefined && hasTag(strapi, slug);
  },

  async refuse(path, { strapi }) {
    const plain = plainPath(path);
    const { isPage } = strapi.plugin("page-redirects").service("redirects") as RedirectService;
    if (isReservedPath(path) || (await isPage(plain))) {
      return "There is a page at this address, which would be shown instead.";
    }
    // The site rewrites these to one address: see apps/web/next.config.ts.
    const [, name] = /^\/blog\/([^/]+)$/i.exec(plain) ?? [];
    return name === undefined || isPostId(name)
      ? undefined
      : "Below /blog, only the address of an article, which ends with its id, can be led on.";
  },

  lastPublished: async (uid, documentId, { strapi }) =>
    (await entryHistory(strapi).newest({ uid: uid as UID.ContentType, documentId }))?.content,
};

async function hasTag(strapi: Core.Strapi, slug: string): Promise<boolean> {
  const posts: { metaTags: string | null }[] = await strapi.db
    .query(uidOf("blog-post"))
    .findMany({ select: ["metaTags"], where: { publishedAt: { $notNull: true } } });
  return posts.some(({ metaTags }) => toTags(metaTags).some((tag) => tagSlug(tag) === slug));
}

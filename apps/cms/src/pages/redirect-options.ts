import { type ContentType, uidOf } from "@repo/contract/page/content-types";
import { isPostId, tagSlug } from "@repo/contract/post/post";
import { ENTRY_PATHS, PAGE_PATHS, tagAt } from "@repo/contract/site/addresses";
import { isOwn, plainPath } from "@repo/contract/site/own-paths";
import { toTags } from "@repo/contract/text/lines";
import type { Core, UID } from "@strapi/strapi";
import type { Options, RedirectService } from "strapi-plugin-page-redirects/strapi-server";
import { entryHistory } from "../database/entry-history";

export const redirectOptions: Options = {
  pages: Object.fromEntries(
    Object.entries({ ...PAGE_PATHS, ...ENTRY_PATHS }).map(([type, path]) => [uidOf(type as ContentType), path]),
  ),

  async isPage(path, { strapi }) {
    const tag = tagAt(path);
    return tag !== undefined && hasTag(strapi, tag);
  },

  async refuse(path, { strapi }) {
    const plain = plainPath(path);
    const { isPage } = strapi.plugin("page-redirects").service("redirects") as RedirectService;
    if (isOwn(path) || (await isPage(plain))) {
      return "There is a page at this address, which would be shown instead.";
    }
    // The site rewrites these to one address: see apps/web/next.config.ts.
    const [, name] = new RegExp(`^${PAGE_PATHS["blog-page"]}/([^/]+)$`, "i").exec(plain) ?? [];
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

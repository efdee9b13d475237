import { isMarkdownTooLong, MARKDOWN_TOO_LONG } from "@repo/contract/post/format";
import { withMediaPaths } from "@repo/markdown/media-paths";
import type { Core } from "@strapi/strapi";
import { fieldError } from "../database/field-error";
import { cmsSettings } from "../settings";

type PostData = Partial<Record<"description" | "format", unknown>>;

/** Names pictures in Markdown as the site serves them. @throws {ValidationError} for a text too slow to render. */
export function registerCleanPosts(strapi: Core.Strapi): void {
  const { cmsUrl } = cmsSettings();
  strapi.documents.use(async (context, next) => {
    if (context.uid !== "api::blog-post.blog-post") return next();
    if (context.action !== "create" && context.action !== "update") return next();
    const data = context.params.data as PostData;
    const { documentId } = context.params as { documentId?: string };
    const stored =
      documentId && (await strapi.db.query(context.uid).findOne({ where: { documentId, publishedAt: null } }));
    const post = { description: "", ...stored, ...data };
    if (isMarkdownTooLong(post)) throw fieldError(MARKDOWN_TOO_LONG, "description");
    if (post.format === "markdown" && post.description) {
      const description = withMediaPaths(post.description, cmsUrl);
      if (description !== post.description) data.description = description;
    }
    return next();
  });
}

import { cleanText } from "@repo/rules/post";
import type { Core } from "@strapi/strapi";

type PostData = Record<"title" | "description" | "metaTags", unknown>;

/** Strips pasted characters that are invalid in feeds or that PostgreSQL rejects. */
export function registerCleanPosts(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === "api::blog-post.blog-post" && (context.action === "create" || context.action === "update")) {
      const data = context.params.data as PostData;
      for (const field of ["title", "description", "metaTags"] as const) {
        const text = data[field];
        if (typeof text === "string") data[field] = cleanText(text);
      }
    }
    return next();
  });
}

import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";

const types = new Set<string>(["api::job.job", "api::job-application.job-application", "api::blog-post.blog-post"]);

/** Jobs, applications and posts have a UUID as documentId, given by the CMS alone. */
export function registerUuidDocuments(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.action === "create" && types.has(context.uid)) {
      (context.params.data as { documentId?: string }).documentId = randomUUID();
    }
    return next();
  });
}

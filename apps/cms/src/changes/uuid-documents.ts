import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";

const types = new Set<string>([
  "api::job.job",
  "api::job-application.job-application",
  "api::blog-post.blog-post",
  "api::mail.mail",
]);

export function registerUuidDocuments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!types.has(context.uid)) return next();
    const documentId = randomUUID();
    if (context.action === "create") (context.params.data as { documentId?: string }).documentId = documentId;
    const result = await next();
    if (context.action !== "clone") return result;

    // Strapi ignores the documentId given to a clone.
    const copy = result as { documentId: string; entries: { documentId: string }[] };
    await strapi.db.query(context.uid).updateMany({ where: { documentId: copy.documentId }, data: { documentId } });
    for (const named of [copy, ...copy.entries]) named.documentId = documentId;
    return result;
  });
}

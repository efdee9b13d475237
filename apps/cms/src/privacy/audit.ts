import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const UID = "api::audit-entry.audit-entry";
const reads = new Set(["findOne", "findMany", "findFirst", "count"]);

/**
 * Notes who did what to what, durably, before it is done.
 * @param action such as `resume.download`.
 * @param subject type and documentId; nothing of what it holds.
 */
export async function recordAudit(strapi: Core.Strapi, actor: string, action: string, subject: string): Promise<void> {
  await strapi.db.query(UID).create({ data: { actor, action, subject, at: new Date() } });
}

/** Nobody writes, changes or deletes entries, in the panel neither: {@link recordAudit} goes past the documents. */
export function registerAudit(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === UID && !reads.has(context.action)) {
      throw new errors.ForbiddenError("Audit entries are written by the CMS alone.");
    }
    return next();
  });
}

import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const UID = "api::audit-entry.audit-entry";
const reads = new Set(["findOne", "findMany", "findFirst", "count"]);

/** Call before the action itself. `subject` is type and documentId only, no content. */
export async function recordAudit(strapi: Core.Strapi, actor: string, action: string, subject: string): Promise<void> {
  await strapi.db.query(UID).create({ data: { actor, action, subject, at: new Date() } });
}

/** Makes entries read-only, in the panel too: {@link recordAudit} bypasses the Document Service. */
export function registerAudit(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === UID && !reads.has(context.action)) {
      throw new errors.ForbiddenError("Audit entries are written by the CMS alone.");
    }
    return next();
  });
}

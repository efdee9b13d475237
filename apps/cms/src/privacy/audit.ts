import type { Core } from "@strapi/strapi";

const UID = "api::audit-entry.audit-entry";

/** Call before the action itself. `subject` is type and documentId only, no content. */
export async function recordAudit(strapi: Core.Strapi, actor: string, action: string, subject: string): Promise<void> {
  await strapi.db.query(UID).create({ data: { actor, action, subject, at: new Date() } });
}

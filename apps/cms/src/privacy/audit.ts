import type { Core } from "@strapi/strapi";
import type { BroughtBack } from "strapi-plugin-entry-history/strapi-server";

const UID = "api::audit-entry.audit-entry";

/** Call before the action itself. `subject` is type and documentId only, no content. */
export async function recordAudit(strapi: Core.Strapi, actor: string, action: string, subject: string): Promise<void> {
  await strapi.db.query(UID).create({ data: { actor, action, subject, at: new Date() } });
}

export async function auditRestore({ strapi, uid, documentId, user }: BroughtBack): Promise<void> {
  const type = strapi.contentType(uid).info.singularName;
  await recordAudit(strapi, user, `${type}.restore`, `${type} ${documentId}`);
}

import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const UID = "api::audit-entry.audit-entry";
const READS = new Set(["findOne", "findMany", "findFirst", "count"]);

/** Makes entries read-only, in the panel too: `recordAudit` bypasses the Document Service. */
export function registerReadOnlyAudit(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === UID && !READS.has(context.action)) {
      throw new errors.ForbiddenError("Only the CMS can write audit entries.");
    }
    return next();
  });
}

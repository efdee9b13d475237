import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

const READS = ["findOne", "findMany", "findFirst", "count"];

const READ_ONLY: Record<string, { allowed: Set<string>; refusal: string }> = {
  "api::audit-entry.audit-entry": { allowed: new Set(READS), refusal: "Only the CMS can write audit entries." },
  "api::form-answer.form-answer": {
    allowed: new Set([...READS, "delete"]),
    refusal: "Answers stay as visitors sent them.",
  },
};

/** Makes these records read-only, in the panel too. The CMS itself writes their rows without the Document Service. */
export function registerReadOnlyRecords(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const rule = READ_ONLY[context.uid];
    if (rule && !rule.allowed.has(context.action)) throw new errors.ForbiddenError(rule.refusal);
    return next();
  });
}

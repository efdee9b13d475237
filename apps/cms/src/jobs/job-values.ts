import { countryProblems } from "@repo/contract/job/places";
import { salaryProblems } from "@repo/contract/job/salary";
import type { Core } from "@strapi/strapi";
import { fieldErrors } from "../database/field-error";

const UID = "api::job.job";
const FIELDS = ["salaryMin", "salaryMax", "salaryUnit", "salaryCurrency", "country"] as const;

/** @throws {ValidationError} naming the wrong field, for drafts too, because they become what visitors see. */
export function registerJobValues(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== UID || (context.action !== "create" && context.action !== "update")) return next();
    const { documentId, data } = context.params as { documentId?: string; data?: object };
    if (!data || !FIELDS.some((field) => field in data)) return next();
    const stored = documentId && (await strapi.db.query(UID).findOne({ where: { documentId, publishedAt: null } }));
    const job = { ...stored, ...data };
    const problems = [...salaryProblems(job), ...countryProblems(job)];
    if (problems.length > 0) throw fieldErrors(problems);
    return next();
  });
}

import { applicationFilterSchema } from "@repo/rules/applicant";
import { readBody } from "@repo/rules/application";
import { dayAfter, dayBegins } from "@repo/rules/job";
import type { Core } from "@strapi/strapi";
import { type Rows, search } from "../../dashboards/list";

/** Reads columns that `foldRows` fills. @throws {RuleError} VALIDATION_FAILED */
export function filteredApplications(strapi: Core.Strapi, query: Record<string, unknown>, q: string): Rows {
  const { job, status, from, to, suspected } = readBody(applicationFilterSchema, query);
  const rows = search(strapi.db.connection("job_applications"), q);
  if (job) rows.where("job_document_id", job);
  if (status) rows.where("status", status);
  if (from) rows.where("created_at", ">=", dayBegins(from));
  if (to) rows.where("created_at", "<", dayBegins(dayAfter(to)));
  if (suspected) rows.where("suspected", true);
  return rows;
}

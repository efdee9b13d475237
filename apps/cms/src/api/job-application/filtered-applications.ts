import { applicationFilterSchema } from "@repo/rules/applicant";
import { readBody } from "@repo/rules/application";
import { dayBegins } from "@repo/rules/job";
import type { Core } from "@strapi/strapi";
import { type Rows, search } from "../../dashboards/list";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads columns that `foldRows` fills. @throws {RuleError} VALIDATION_FAILED */
export function filteredApplications(strapi: Core.Strapi, query: Record<string, unknown>, q: string): Rows {
  const { job, status, from, to, suspected } = readBody(applicationFilterSchema, query);
  const rows = search(strapi.db.connection("job_applications"), q);
  if (job) rows.where("job_document_id", job);
  if (status) rows.where("status", status);
  if (from) rows.where("created_at", ">=", dayBegins(from));
  if (to) rows.where("created_at", "<", new Date(dayBegins(to).getTime() + DAY_MS));
  if (suspected) rows.where("suspected", true);
  return rows;
}

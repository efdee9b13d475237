import { applicationFilterSchema } from "@repo/contract/application/applicant";
import { salaryStated } from "@repo/contract/application/stated-numbers";
import { readBody } from "@repo/contract/http/read-body";
import { dayAfter, dayBegins, today } from "@repo/time/company";
import type { Core } from "@strapi/strapi";
import { type Rows, search } from "../database/list";
import { whereUntold } from "./messages/untold-rejections";

/** Reads columns that `foldRows` fills. @throws {RuleError} VALIDATION_FAILED */
export function filteredApplications(strapi: Core.Strapi, query: Record<string, unknown>, q: string): Rows {
  const { job, status, from, to, suspected, keep, untold, ...facts } = readBody(applicationFilterSchema, query);
  const { experienceFrom, expectedTo, noticeTo, source } = facts;
  const rows = search(strapi.db.connection("job_applications"), q);
  if (job) rows.where("job_document_id", job);
  if (status) rows.where("status", status);
  if (from) rows.where("created_at", ">=", dayBegins(from));
  if (to) rows.where("created_at", "<", dayBegins(dayAfter(to)));
  if (suspected) rows.where("suspected", true);
  if (keep) rows.where("consent_until", ">=", today());
  if (untold) whereUntold(rows);
  if (experienceFrom) rows.where("experience_years", ">=", Number(experienceFrom));
  if (expectedTo) rows.where("expected_salary", "<=", salaryStated(expectedTo));
  if (noticeTo) rows.where("notice_days", "<=", Number(noticeTo));
  if (source) rows.whereRaw("source like ? escape '\\'", [`%${source.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`]);
  return rows;
}

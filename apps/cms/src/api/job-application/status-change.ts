import type { ApplicationStatus } from "@repo/rules/applicant";
import { RuleError } from "@repo/rules/errors";
import type { Core } from "@strapi/strapi";
import { moment } from "../../dashboards/list";
import { recordStatus, type StatusChange } from "./history";

const UID = "api::job-application.job-application";

export const mayChange = (status: ApplicationStatus) => status !== "withdrawn";

/**
 * Call within the transaction that holds the application.
 * @returns its new `updatedAt`. @throws {RuleError} VALIDATION_FAILED when the applicant has withdrawn.
 */
export async function writeStatus(strapi: Core.Strapi, change: StatusChange): Promise<string> {
  const { application, from, to } = change;
  if (!mayChange(from)) {
    throw new RuleError("VALIDATION_FAILED", undefined, { status: "The applicant has withdrawn." });
  }
  const written = await strapi.documents(UID).update({ documentId: application, data: { status: to } });
  if (from !== to) await recordStatus(strapi, change);
  return moment(written?.updatedAt ?? new Date());
}

import type { Moved } from "@repo/contract/application/message";
import type { ApplicationStatus } from "@repo/contract/application/status";
import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";
import { isoTime } from "../database/list";
import { lastChangeBy, recordStatus, type StatusChange } from "./history";

const UID = "api::job-application.job-application";

export const mayChange = (status: ApplicationStatus) => status !== "withdrawn";

/** Call this under the application's lock. @returns `updatedAt`. @throws {RuleError} VALIDATION_FAILED if withdrawn */
export async function writeStatus(strapi: Core.Strapi, change: StatusChange): Promise<string> {
  const { application, from, to } = change;
  if (!mayChange(from)) {
    throw new RuleError("VALIDATION_FAILED", undefined, { status: "The applicant has withdrawn." });
  }
  const written = await strapi.documents(UID).update({ documentId: application, data: { status: to } });
  if (from !== to) await recordStatus(strapi, change);
  return isoTime(written?.updatedAt ?? new Date());
}

/** Puts back the stage that an invitation has set, unless it was changed since. The caller locks the application. */
export async function putBackStatus(
  strapi: Core.Strapi,
  { application, mail, actor }: { application: string; mail: string; actor: string },
): Promise<Moved | undefined> {
  const change = await lastChangeBy(strapi, application, mail);
  if (!change) return undefined;
  const updatedAt = await writeStatus(strapi, { application, actor, from: change.to, to: change.from });
  return { id: application, status: change.from, updatedAt };
}

import { company } from "@repo/brand";
import { templateProblems } from "@repo/contract/application/message";
import { isZone } from "@repo/time/zones";
import { auditChange } from "../changes/audit-changes";
import { on, onWrite, type Write, type Written, written } from "../changes/on-write";
import { fieldError, fieldErrors } from "../database/field-error";

export const applications = onWrite("api::job-application.job-application", {
  clean: [on("clone")<{ accessDigest: string | null }>(leaveLink)],
  record: [on("update", "delete")(auditChange)],
});

export const mailTemplates = onWrite("api::application-mail-template.application-mail-template", {
  check: [written(checkTemplate)],
});

export const hiringSettings = onWrite("api::hiring-setting.hiring-setting", {
  check: [written(checkZone)],
  record: [on("create", "update")(auditChange)],
});

/** A copy that is made in the panel has no link: the applicant's leads to what they sent. */
function leaveLink({ data }: Write<{ accessDigest: string | null }>): void {
  data.accessDigest = null;
}

/** @throws {ValidationError} for a template that no mail could be written from. */
function checkTemplate({ strapi, type }: Write) {
  return async ({ documentId }: Written) => {
    const template = await strapi.db.query(type.uid).findOne({ where: { documentId } });
    const problems = templateProblems(template, template.kind);
    if (problems.length > 0) throw fieldErrors(problems);
  };
}

/** @throws {ValidationError} for a zone that no clock knows. */
function checkZone({ data: { timeZone } }: Write<{ timeZone?: string | null }>): void {
  if (!timeZone || isZone(timeZone)) return;
  throw fieldError(`“${timeZone}” is no time zone. Write one such as ${company().timeZone}.`, "timeZone");
}

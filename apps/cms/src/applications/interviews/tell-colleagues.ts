import type { Core } from "@strapi/strapi";
import { enqueueMail } from "../../mail/enqueue";
import { hiringSettings } from "../hiring-settings";
import { type Applicant, interviewNotice } from "./interview-notice";
import { announcedVersions, newest, type StoredVersion } from "./interviews";

const APPLICATIONS = "api::job-application.job-application";
const INTERVIEWS = "api::interview.interview";

/** Call this within the transaction that notes the mail as sent. Also calls it off for colleagues no longer named. */
export async function tellColleagues(strapi: Core.Strapi, mail: string): Promise<void> {
  const row = await strapi.db.query(INTERVIEWS).findOne({ where: { mail } });
  if (!row) return;
  const versions = await announcedVersions(strapi, row.application);
  const at = versions.findIndex((version) => version.mail === mail);
  const version = versions[at];
  // A later version may have gone out first.
  if (!version || versions.slice(at + 1).some(({ id }) => id === version.id)) return;
  const before = versions.slice(0, at).findLast(({ id }) => id === version.id);
  const invited = version.isCancelled ? [] : version.colleagues;
  const known = new Set(invited.map((each) => each.toLowerCase()));
  await queue(strapi, row.application, version, invited);
  if (!before) return;
  // Colleagues who have left know of the interview as it was.
  const ended = { ...before, isCancelled: true, sequence: version.sequence };
  const left = before.colleagues.filter((each) => !known.has(each.toLowerCase()));
  await queue(strapi, row.application, ended, left);
}

/** Calls interviews off for colleagues. Call this within the transaction in which the applicant withdraws. */
export async function callOffForColleagues(strapi: Core.Strapi, application: string): Promise<void> {
  for (const version of newest(await announcedVersions(strapi, application))) {
    const { isCancelled, startsAt, sequence, colleagues } = version;
    if (isCancelled || Date.parse(startsAt) < Date.now()) continue;
    await queue(strapi, application, { ...version, isCancelled: true, sequence: sequence + 1 }, colleagues);
  }
}

async function queue(strapi: Core.Strapi, application: string, version: StoredVersion, colleagues: string[]) {
  if (colleagues.length === 0) return;
  const { firm } = await hiringSettings(strapi);
  const applicant: (Applicant & { status: string | null }) | null = await strapi.db
    .query(APPLICATIONS)
    .findOne({ where: { documentId: application } });
  // The applicant may have withdrawn while the mail was being sent.
  if (!applicant || (applicant.status === "withdrawn" && !version.isCancelled)) return;
  for (const colleague of colleagues) {
    await enqueueMail(strapi, application, interviewNotice(version, { application, applicant, colleague, firm }));
  }
}

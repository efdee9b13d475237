import { consentEnd, isWithdrawable, type OwnApplication, STANDING } from "@repo/contract/application/own-application";
import { RuleError } from "@repo/contract/http/errors";
import { LINK_TOKEN } from "@repo/contract/http/mailed-link";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../access/audit";
import { digestOf } from "../access/link-token";
import { createClientLimit, limitRequests } from "../access/rate-limit";
import { removeApplications } from "../attachments/remove-with-attachments";
import { isoTime } from "../database/list";
import { queueForAddress } from "../mail/for-address";
import { cmsSettings } from "../settings";
import { answersOf, type StoredApplication } from "./application-item";
import { recordStatus } from "./history";
import { announcedInterviews } from "./interviews/interviews";
import { callOffForColleagues } from "./interviews/tell-colleagues";
import { messagesOf } from "./messages/messages";
import { dropMessages } from "./messages/stop-messages";
import { stageForApplicant } from "./stage-for-applicant";

const UID = "api::job-application.job-application";
const MAILS = "api::mail.mail";
const OF_COLLEAGUES = ["application-notice", "interview-notice"];
const APPLICANT = "the applicant";
const LOOKS_PER_MINUTE = 60;

type Application = Omit<StoredApplication, "id" | "accessDigest"> & {
  resumeKey: string;
  resumeFileName: string;
  resumeBytes: number;
  privacyVersion: string;
};

type Mail = { documentId: string; template: string; state: string; createdAt: string; sentAt: string | null };

const limitLooks = createClientLimit(LOOKS_PER_MINUTE);

/** Compares digests, so that timing says nothing about a token. @throws {RuleError} NOT_FOUND, RATE_LIMITED */
export async function findOwn(strapi: Core.Strapi, token: string, client: string): Promise<Application> {
  await limitLooks(client);
  const accessDigest = LINK_TOKEN.test(token) && digestOf(token);
  const application = accessDigest && (await strapi.db.query(UID).findOne({ where: { accessDigest } }));
  if (!application) throw new RuleError("NOT_FOUND");
  return application;
}

export const recordOwn = (strapi: Core.Strapi, { documentId }: Application, action: string) =>
  recordAudit(strapi, APPLICANT, `job-application.${action}`, `job-application ${documentId}`);

export const showOwn = async (strapi: Core.Strapi, application: Application): Promise<OwnApplication> => ({
  ...toOwn(application),
  status: (await stageShown(strapi, application)).status,
  interviews: await announcedInterviews(strapi, application.documentId),
});

/** Returns all that is stored about the applicant, except the file and what colleagues wrote. */
export async function ownData(strapi: Core.Strapi, application: Application) {
  const mails: Mail[] = await strapi.db.query(MAILS).findMany({
    where: { application: application.documentId, template: { $notIn: OF_COLLEAGUES } },
    orderBy: { id: "asc" },
  });
  const written = await messagesOf(strapi, application.documentId);
  await recordOwn(strapi, application, "download-data");
  const own = await showOwn(strapi, application);
  return {
    ...own,
    standing: STANDING[own.status],
    changedAt: (await stageShown(strapi, application)).since ?? isoTime(application.createdAt),
    suspected: Boolean(application.suspected),
    source: application.source,
    source_medium: application.sourceMedium,
    source_campaign: application.sourceCampaign,
    source_referrer: application.sourceReferrer,
    mails: mails.map(({ documentId, template, state, createdAt, sentAt }) => ({
      template,
      state,
      // Until the mail is sent, a colleague may still undo it.
      subject: state === "sent" ? written.find(({ id }) => id === documentId)?.subject : undefined,
      writtenAt: isoTime(createdAt),
      sentAt: sentAt && isoTime(sentAt),
    })),
  };
}

/** Calling it twice is harmless. @throws {RuleError} CONFLICT when the application is already decided. */
export async function withdrawOwn(strapi: Core.Strapi, application: Application): Promise<void> {
  const write = async ({ documentId, status }: Application) => {
    await strapi.documents(UID).update({ documentId, data: { status: "withdrawn" } });
    await dropMessages(strapi, documentId);
    await callOffForColleagues(strapi, documentId);
    const from = status ?? "new";
    await recordStatus(strapi, { application: documentId, actor: APPLICANT, from, to: "withdrawn" });
  };
  await change(strapi, application, "withdraw", write, async (current) => {
    if (current.status === "withdrawn") return false;
    // The stage shown counts: a refusal would tell of a decision that the applicant doesn't know yet.
    const { status } = await stageShown(strapi, current);
    if (!isWithdrawable(status)) throw new RuleError("CONFLICT", "This application is already decided.");
    return true;
  });
}

export async function consentToKeep(strapi: Core.Strapi, application: Application, keep: boolean): Promise<void> {
  const consentUntil = keep ? consentEnd() : null;
  await change(strapi, application, keep ? "consent" : "end-consent", ({ documentId }) =>
    strapi.db.query(UID).update({ where: { documentId }, data: { consentUntil } }),
  );
}

export async function removeOwn(strapi: Core.Strapi, application: Application): Promise<void> {
  await recordOwn(strapi, application, "delete");
  await removeApplications(strapi, { documentId: application.documentId });
}

/** @throws {RuleError} RATE_LIMITED. */
export async function askForLinks(strapi: Core.Strapi, email: string, client: string): Promise<void> {
  await limitRequests(strapi, "application-links", cmsSettings().contactPerMinute, client);
  await queueForAddress(strapi, "application-links", email);
}

/** Locks the application against colleagues who change it at the same moment. */
async function change(
  strapi: Core.Strapi,
  { documentId }: Application,
  action: string,
  write: (current: Application) => Promise<unknown>,
  isNeeded: (current: Application) => Promise<boolean> = async () => true,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx("job_applications").where({ document_id: documentId }).select("id").forUpdate();
    const current: Application | null = await strapi.db.query(UID).findOne({ where: { documentId } });
    if (!current) throw new RuleError("NOT_FOUND");
    if (!(await isNeeded(current))) return;
    await recordOwn(strapi, current, action);
    await write(current);
  });
}

const stageShown = (strapi: Core.Strapi, { documentId, status }: Application) =>
  stageForApplicant(strapi, documentId, status ?? "new");

function toOwn(application: Application): Omit<OwnApplication, "status" | "interviews"> {
  return {
    job_title: application.jobTitle,
    sentAt: isoTime(application.createdAt),
    ...answersOf(application),
    resume: { name: application.resumeFileName, type: application.resumeType, bytes: application.resumeBytes },
    privacy_version: application.privacyVersion,
    consentUntil: application.consentUntil,
  };
}

import {
  consentEnd,
  consentSchema,
  isWithdrawable,
  type OwnApplication,
  STANDING,
} from "@repo/contract/application/own-application";
import { RuleError } from "@repo/contract/http/errors";
import { LINK_TOKEN, linkRequestSchema } from "@repo/contract/http/mailed-link";
import { readBody } from "@repo/contract/http/read-body";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../../access/audit";
import { digestOf } from "../../../access/link-token";
import { createClientLimit, createSubmissionLimit } from "../../../access/rate-limit";
import { answersOf, type StoredApplication } from "../../../applications/application-item";
import { recordStatus } from "../../../applications/history";
import { announcedInterviews } from "../../../applications/interviews/interviews";
import { callOffForColleagues } from "../../../applications/interviews/tell-colleagues";
import { messagesOf } from "../../../applications/messages/messages";
import { dropMessages } from "../../../applications/messages/stop-messages";
import { stageForApplicant } from "../../../applications/stage-for-applicant";
import { removeApplications } from "../../../attachments/remove-submissions";
import { isoTime } from "../../../database/list";
import { queueForAddress } from "../../../mail/for-address";
import { cmsSettings } from "../../../settings";

const UID = "api::job-application.job-application";
const MAILS = "api::mail.mail";
/** Templates of the mails that go to colleagues. */
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

/** Shows an application to the holder of its private link, and changes it for them. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const limitLooks = createClientLimit(LOOKS_PER_MINUTE);
  const limitSubmissions = createSubmissionLimit(strapi, "application-links", cmsSettings().contactPerMinute);

  const record = ({ documentId }: Application, action: string) =>
    recordAudit(strapi, APPLICANT, `job-application.${action}`, `job-application ${documentId}`);

  /** Locks the application against colleagues who change it at the same moment. */
  async function change(
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
      await record(current, action);
      await write(current);
    });
  }

  const stageShown = ({ documentId, status }: Application) => stageForApplicant(strapi, documentId, status ?? "new");

  const shown = async (application: Application): Promise<OwnApplication> => ({
    ...toOwn(application),
    status: (await stageShown(application)).status,
    interviews: await announcedInterviews(strapi, application.documentId),
  });

  return {
    record,

    /** Uses the digest, so that timing says nothing about a token. @throws {RuleError} NOT_FOUND, RATE_LIMITED. */
    async find(token: string, clientAddress: string): Promise<Application> {
      await limitLooks(clientAddress);
      const accessDigest = LINK_TOKEN.test(token) && digestOf(token);
      const application = accessDigest && (await strapi.db.query(UID).findOne({ where: { accessDigest } }));
      if (!application) throw new RuleError("NOT_FOUND");
      return application;
    },

    show: shown,

    /** Returns all that is stored about the applicant, except the file and what colleagues wrote. */
    async data(application: Application) {
      const mails: Mail[] = await strapi.db.query(MAILS).findMany({
        where: { application: application.documentId, template: { $notIn: OF_COLLEAGUES } },
        orderBy: { id: "asc" },
      });
      const written = await messagesOf(strapi, application.documentId);
      await record(application, "download-data");
      const own = await shown(application);
      return {
        ...own,
        standing: STANDING[own.status],
        changedAt: (await stageShown(application)).since ?? isoTime(application.createdAt),
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
    },

    /** Calling it twice is harmless. @throws {RuleError} CONFLICT when the application is already decided. */
    async withdraw(application: Application): Promise<void> {
      const write = async ({ documentId, status }: Application) => {
        await strapi.documents(UID).update({ documentId, data: { status: "withdrawn" } });
        await dropMessages(strapi, documentId);
        await callOffForColleagues(strapi, documentId);
        const from = status ?? "new";
        await recordStatus(strapi, { application: documentId, actor: APPLICANT, from, to: "withdrawn" });
      };
      await change(application, "withdraw", write, async (current) => {
        if (current.status === "withdrawn") return false;
        // The stage shown counts: a refusal would tell of a decision that the applicant doesn't know yet.
        const { status } = await stageShown(current);
        if (!isWithdrawable(status)) throw new RuleError("CONFLICT", "This application is already decided.");
        return true;
      });
    },

    async consent(application: Application, body: unknown): Promise<void> {
      const { keep } = readBody(consentSchema, body);
      const consentUntil = keep ? consentEnd() : null;
      await change(application, keep ? "consent" : "end-consent", ({ documentId }) =>
        strapi.db.query(UID).update({ where: { documentId }, data: { consentUntil } }),
      );
    },

    async remove(application: Application): Promise<void> {
      await record(application, "delete");
      await removeApplications(strapi, { documentId: application.documentId });
    },

    /** @throws {RuleError} VALIDATION_FAILED, RATE_LIMITED. */
    async askForLinks(body: unknown, clientAddress: string): Promise<void> {
      const { email } = readBody(linkRequestSchema, body);
      await limitSubmissions(clientAddress);
      await queueForAddress(strapi, "application-links", email);
    },
  };
};

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

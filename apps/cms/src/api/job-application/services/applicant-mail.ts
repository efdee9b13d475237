import { randomUUID } from "node:crypto";
import {
  type MailPreview,
  type MailsQueued,
  type MailsUndone,
  type MailTemplate,
  type MessageBody,
  type MessageSettings,
  type Moved,
  mailErrors,
} from "@repo/contract/application/message";
import { STANDING } from "@repo/contract/application/own-application";
import type { DoubtfulRecipients } from "@repo/contract/application/recipients";
import { RuleError } from "@repo/contract/http/errors";
import { readBody } from "@repo/contract/http/read-body";
import { OPERATIONS } from "@repo/contract/operations/table";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../../access/audit";
import { noteLook } from "../../../access/looks";
import { hiringSettings } from "../../../applications/hiring-settings";
import { doubtfulRecipients } from "../../../applications/messages/doubtful-recipients";
import { composeMessage, messagesOf, messageWithKey, queueMessage } from "../../../applications/messages/messages";
import { undoMessage } from "../../../applications/messages/stop-messages";
import { stageForApplicant } from "../../../applications/stage-for-applicant";
import { putBackStatus } from "../../../applications/status-change";
import { sendDueMails } from "../../../mail/outbox";

const UID = "api::job-application.job-application";
const TEMPLATES = "api::application-mail-template.application-mail-template";

type Row = Omit<MailTemplate, "id"> & { documentId: string };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Returns who gets no mail, and why. Throws `error` itself unless it is a RuleError. */
  async function refusal(id: string, error: unknown) {
    if (!(error instanceof RuleError)) throw error;
    const application = await strapi.db.query(UID).findOne({ where: { documentId: id }, select: ["name"] });
    if (application) noteLook(strapi, UID, id);
    return { id, name: application?.name ?? "", reason: error.message };
  }

  /** Returns the stage that is put back. @throws {RuleError} NOT_FOUND, or CONFLICT once the mail is on its way. */
  async function undo(application: string, documentId: string, actor: string): Promise<Moved | undefined> {
    return strapi.db.transaction(async ({ trx }) => {
      await trx("job_applications").where({ document_id: application }).select("id").forUpdate();
      if (!(await undoMessage(strapi, { application, documentId }, actor))) {
        const isKnown = (await messagesOf(strapi, application)).some(({ id }) => id === documentId);
        throw isKnown
          ? new RuleError("CONFLICT", "It is too late: this mail is on its way or has been undone.")
          : new RuleError("NOT_FOUND", "This mail doesn’t exist.");
      }
      await recordAudit(strapi, actor, "application-mail.delete", `job-application ${application}`);
      return putBackStatus(strapi, { application, mail: documentId, actor });
    });
  }

  return {
    async desk(): Promise<MessageSettings> {
      const { undoMinutes, firm } = await hiringSettings(strapi);
      const rows: Row[] = await strapi.db.query(TEMPLATES).findMany({ orderBy: { name: "asc" } });
      const templates = rows.map(({ documentId: id, name, kind, subject, text }) => ({
        id,
        name,
        kind,
        subject,
        text,
      }));
      return { templates, undoMinutes, zone: firm.zone, company: firm.name };
    },

    /** Shows the mail to the first of the ids. */
    async preview(body: unknown): Promise<MailPreview> {
      const { ids, ...draft } = read(body);
      const { firm } = await hiringSettings(strapi);
      const [id = ""] = ids;
      const { message, interview, status, stage } = await composeMessage(strapi, id, draft, firm);
      const { recipient, subject, text = "", html = "", calendar } = message;
      const shown = await stageForApplicant(strapi, id, status);
      return {
        ...{ recipient, subject, text, html, hasCalendar: Boolean(calendar) },
        colleagues: interview?.colleagues ?? [],
        stage: stage ?? null,
        standing: shown.status === (stage ?? status) ? null : STANDING[stage ?? status],
      };
    },

    async recipients(body: unknown): Promise<DoubtfulRecipients> {
      const { ids } = readBody(OPERATIONS["POST /api/dashboard/applications/mails/recipients"].body, body);
      return { items: await doubtfulRecipients(strapi, ids) };
    },

    /** Sends each mail on its own: an applicant who can't get it doesn't hold up the others. */
    async send(body: unknown, actor: string): Promise<MailsQueued> {
      const { ids, key = randomUUID(), ...draft } = read(body);
      const { firm, undoMinutes } = await hiringSettings(strapi);
      const sending = { actor, firm, key, delayMs: undoMinutes * 60_000 };
      const answer: MailsQueued = { queued: [], moved: [], refused: [] };
      for (const id of new Set(ids)) {
        try {
          const moved = await queueMessage(strapi, id, draft, sending);
          answer.queued.push(id);
          if (moved) answer.moved.push(moved);
        } catch (error) {
          answer.refused.push(await refusal(id, error));
        }
      }
      void sendDueMails(strapi);
      return answer;
    },

    undo,

    /** Undoes all mails of a key to these applicants. One that is already on its way doesn't hold up the others. */
    async undoAll(body: unknown, actor: string): Promise<MailsUndone> {
      const { ids, key } = readBody(OPERATIONS["POST /api/dashboard/applications/mails/undo"].body, body);
      const answer: MailsUndone = { undone: [], moved: [], refused: [] };
      for (const id of new Set(ids)) {
        try {
          const moved = await undo(id, await messageWithKey(strapi, id, key), actor);
          answer.undone.push(id);
          if (moved) answer.moved.push(moved);
        } catch (error) {
          answer.refused.push(await refusal(id, error));
        }
      }
      return answer;
    },
  };
};

/** @throws {RuleError} VALIDATION_FAILED */
function read(body: unknown): MessageBody {
  const mail = readBody(OPERATIONS["POST /api/dashboard/applications/mails"].body, body);
  const { ids, interview, cancels } = mail;
  const fields = mailErrors(mail);
  if (interview && cancels) fields.interview = "An interview is either planned or called off.";
  else if (interview && Date.parse(interview.startsAt) <= Date.now()) fields.interview = "Choose a time to come.";
  else if ((cancels ?? interview?.id) && ids.length > 1) fields.ids = "An interview is one applicant’s.";
  if (Object.keys(fields).length > 0) throw new RuleError("VALIDATION_FAILED", undefined, fields);
  return mail;
}

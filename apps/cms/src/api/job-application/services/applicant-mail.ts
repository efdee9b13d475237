import { randomUUID } from "node:crypto";
import { TIME_ZONE } from "@repo/brand";
import {
  type ApplicantMailBody,
  applicantMailSchema,
  type MailDesk,
  type MailPreview,
  type MailsQueued,
  type MailsUndone,
  type MailTemplate,
  mailErrors,
  mailsUndoneSchema,
} from "@repo/rules/applicant-mail";
import { readBody } from "@repo/rules/application";
import { RuleError } from "@repo/rules/errors";
import type { Core } from "@strapi/strapi";
import type { Firm } from "../../../mail/applicant-mail";
import { firmName } from "../../../mail/firm-name";
import { sendDueMails } from "../../../mail/outbox";
import { undoMail } from "../../../mail/stop-mails";
import { recordAudit } from "../../../privacy/audit";
import { composeMail, mailsOf, mailWithKey, queueMail } from "../applicant-mails";

const UID = "api::job-application.job-application";
const TEMPLATES = "api::application-mail-template.application-mail-template";
const HIRING = "api::hiring-setting.hiring-setting";
const UNDO_MINUTES = 10;

type Row = Omit<MailTemplate, "id"> & { documentId: string };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function settings(): Promise<{ undoMinutes: number; firm: Firm }> {
    const [name, stored] = await Promise.all([firmName(strapi), strapi.db.query(HIRING).findOne({})]);
    return {
      undoMinutes: stored?.undoMinutes ?? UNDO_MINUTES,
      firm: { name, zone: stored?.timeZone || TIME_ZONE },
    };
  }

  /** @throws what is no reason to tell. */
  async function refusal(id: string, error: unknown) {
    if (!(error instanceof RuleError)) throw error;
    const application = await strapi.db.query(UID).findOne({ where: { documentId: id }, select: ["name"] });
    return { id, name: application?.name ?? "", reason: error.message };
  }

  /** @throws {RuleError} NOT_FOUND, or CONFLICT once it is on its way. */
  async function undo(application: string, documentId: string, actor: string): Promise<void> {
    await strapi.db.transaction(async () => {
      if (!(await undoMail(strapi, { application, documentId }, actor))) {
        const isKnown = (await mailsOf(strapi, application)).some(({ id }) => id === documentId);
        throw isKnown
          ? new RuleError("CONFLICT", "It is too late: this mail is on its way or has been undone.")
          : new RuleError("NOT_FOUND", "This mail doesn’t exist.");
      }
      await recordAudit(strapi, actor, "application-mail.delete", `job-application ${application}`);
    });
  }

  return {
    async desk(): Promise<MailDesk> {
      const { undoMinutes, firm } = await settings();
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

    /** For the first of the ids. */
    async preview(body: unknown): Promise<MailPreview> {
      const { ids, ...draft } = read(body);
      const { firm } = await settings();
      const { message } = await composeMail(strapi, ids[0] as string, draft, firm);
      const { recipient, subject, text = "", html = "", calendar } = message;
      return { recipient, subject, text, html, hasCalendar: Boolean(calendar) };
    },

    /** Each on its own: who can't get it doesn't hold up the others. */
    async send(body: unknown, actor: string): Promise<MailsQueued> {
      const { ids, key = randomUUID(), ...draft } = read(body);
      const { firm, undoMinutes } = await settings();
      const sending = { actor, firm, key, delayMs: undoMinutes * 60_000 };
      const answer: MailsQueued = { queued: [], refused: [] };
      for (const id of new Set(ids)) {
        try {
          await queueMail(strapi, id, draft, sending);
          answer.queued.push(id);
        } catch (error) {
          answer.refused.push(await refusal(id, error));
        }
      }
      void sendDueMails(strapi);
      return answer;
    },

    undo,

    /** All that one key has sent to these applicants. What is on its way already doesn't hold up the others. */
    async undoAll(body: unknown, actor: string): Promise<MailsUndone> {
      const { ids, key } = readBody(mailsUndoneSchema, body);
      const answer: MailsUndone = { undone: [], refused: [] };
      for (const id of new Set(ids)) {
        try {
          await undo(id, await mailWithKey(strapi, id, key), actor);
          answer.undone.push(id);
        } catch (error) {
          answer.refused.push(await refusal(id, error));
        }
      }
      return answer;
    },
  };
};

/** @throws {RuleError} VALIDATION_FAILED */
function read(body: unknown): ApplicantMailBody {
  const mail = readBody(applicantMailSchema, body);
  const { ids, interview, cancels } = mail;
  const fields = mailErrors(mail);
  if (interview && cancels) fields.interview = "An interview is either planned or called off.";
  else if (interview && Date.parse(interview.startsAt) <= Date.now()) fields.interview = "Choose a time to come.";
  else if ((cancels ?? interview?.id) && ids.length > 1) fields.ids = "An interview is one applicant’s.";
  if (Object.keys(fields).length > 0) throw new RuleError("VALIDATION_FAILED", undefined, fields);
  return mail;
}

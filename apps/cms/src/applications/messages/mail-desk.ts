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
import { RuleError } from "@repo/contract/http/errors";
import type { ReadBodyOf } from "@repo/contract/operations/request";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../access/audit";
import { noteLook } from "../../access/looks";
import { sendDueMails } from "../../mail/outbox";
import { hiringSettings } from "../hiring-settings";
import { stageForApplicant } from "../stage-for-applicant";
import { putBackStatus } from "../status-change";
import { composeMessage, messagesOf, messageWithKey, queueMessage } from "./messages";
import { undoMessage } from "./stop-messages";

const UID = "api::job-application.job-application";
const TEMPLATES = "api::application-mail-template.application-mail-template";

type Row = Omit<MailTemplate, "id"> & { documentId: string };

export async function mailDesk(strapi: Core.Strapi): Promise<MessageSettings> {
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
}

/** Shows the mail to the first of the ids. */
export async function previewMail(strapi: Core.Strapi, body: MessageBody): Promise<MailPreview> {
  refuseWrong(body);
  const { ids, ...draft } = body;
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
}

/** Sends each mail on its own: an applicant who can't get it doesn't hold up the others. */
export async function sendMails(strapi: Core.Strapi, body: MessageBody, actor: string): Promise<MailsQueued> {
  refuseWrong(body);
  const { ids, key = randomUUID(), ...draft } = body;
  const { firm, undoMinutes } = await hiringSettings(strapi);
  const sending = { actor, firm, key, delayMs: undoMinutes * 60_000 };
  const answer: MailsQueued = { queued: [], moved: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      const moved = await queueMessage(strapi, id, draft, sending);
      answer.queued.push(id);
      if (moved) answer.moved.push(moved);
    } catch (error) {
      answer.refused.push(await refusal(strapi, id, error));
    }
  }
  void sendDueMails(strapi);
  return answer;
}

/** Undoes all mails of a key to these applicants. One that is already on its way doesn't hold up the others. */
export async function undoMails(
  strapi: Core.Strapi,
  { ids, key }: ReadBodyOf<"POST /api/dashboard/applications/mails/undo">,
  actor: string,
): Promise<MailsUndone> {
  const answer: MailsUndone = { undone: [], moved: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      const moved = await undoMail(strapi, id, await messageWithKey(strapi, id, key), actor);
      answer.undone.push(id);
      if (moved) answer.moved.push(moved);
    } catch (error) {
      answer.refused.push(await refusal(strapi, id, error));
    }
  }
  return answer;
}

/** Returns who gets no mail, and why. Throws `error` itself unless it is a RuleError. */
async function refusal(strapi: Core.Strapi, id: string, error: unknown) {
  if (!(error instanceof RuleError)) throw error;
  const application = await strapi.db.query(UID).findOne({ where: { documentId: id }, select: ["name"] });
  if (application) noteLook(strapi, UID, id);
  return { id, name: application?.name ?? "", reason: error.message };
}

/** Returns the stage that is put back. @throws {RuleError} NOT_FOUND, or CONFLICT once the mail is on its way. */
export async function undoMail(
  strapi: Core.Strapi,
  application: string,
  documentId: string,
  actor: string,
): Promise<Moved | undefined> {
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

function refuseWrong(mail: MessageBody): void {
  const { ids, interview, cancels } = mail;
  const fields = mailErrors(mail);
  if (interview && cancels) fields.interview = "An interview is either planned or called off.";
  else if (interview && Date.parse(interview.startsAt) <= Date.now()) fields.interview = "Choose a time to come.";
  else if ((cancels ?? interview?.id) && ids.length > 1) fields.ids = "An interview is one applicant’s.";
  if (Object.keys(fields).length > 0) throw new RuleError("VALIDATION_FAILED", undefined, fields);
}

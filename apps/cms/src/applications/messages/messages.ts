import { randomUUID } from "node:crypto";
import { type Message, type MessageState, type Moved, stageOfInvitation } from "@repo/contract/application/message";
import type { ApplicationStatus } from "@repo/contract/application/status";
import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../../access/audit";
import { noteLook } from "../../access/looks";
import { isoTime } from "../../database/list";
import { enqueueMail } from "../../mail/enqueue";
import type { Firm } from "../hiring-settings";
import type { Applicant } from "../interviews/interview-notice";
import { type Change, nextVersion, storeVersion, versionsOf } from "../interviews/interviews";
import { writeStatus } from "../status-change";
import { messageMail } from "./message-mail";

const APPLICATIONS = "api::job-application.job-application";
const MAILS = "api::mail.mail";
const EVENTS = "api::application-event.application-event";

type Moment = string | number | Date;
type Application = Applicant & { documentId: string; status: ApplicationStatus | null };

export type Draft = Change & { subject: string; text: string; skipsRejected?: boolean | undefined };

export type Sending = { actor: string; firm: Firm; delayMs: number; key: string };

/** @returns the mail that would go out now. @throws {RuleError} with the reason why it can't. */
export async function composeMessage(strapi: Core.Strapi, documentId: string, draft: Draft, firm: Firm) {
  const application: Application | null = await strapi.db.query(APPLICATIONS).findOne({ where: { documentId } });
  if (!application) throw new RuleError("NOT_FOUND", "This application doesn’t exist any more.");
  noteLook(strapi, APPLICATIONS, documentId);
  const status = application.status ?? "new";
  if (status === "withdrawn") throw new RuleError("CONFLICT", "The applicant has withdrawn.");
  if (status === "rejected" && draft.skipsRejected) throw new RuleError("CONFLICT", "The applicant is rejected.");
  if (draft.colleagues?.some((each) => each.toLowerCase() === application.email.toLowerCase())) {
    const colleagues = `${application.email} is the applicant’s own address.`;
    throw new RuleError("VALIDATION_FAILED", colleagues, { colleagues });
  }
  const interview = await nextVersion(strapi, documentId, draft);
  const stage = interview?.sequence === 0 ? stageOfInvitation(status) : undefined;
  return { message: messageMail(draft, application, firm, interview), interview, status, stage };
}

/** Queues once for each key. Locks the application, so that no mail outlives it. @throws like `composeMessage` */
export async function queueMessage(
  strapi: Core.Strapi,
  application: string,
  draft: Draft,
  { actor, firm, delayMs, key }: Sending,
): Promise<Moved | undefined> {
  const idempotencyKey = keyOf(key, application);
  return strapi.db.transaction(async ({ trx }) => {
    await trx("job_applications").where({ document_id: application }).select("id").forUpdate();
    if ((await strapi.db.query(MAILS).count({ where: { idempotencyKey } })) > 0) return undefined;
    const { message, interview, status, stage } = await composeMessage(strapi, application, draft, firm);
    const terms = { delayMs, idempotencyKey, skipsRejected: draft.skipsRejected };
    const mail = await enqueueMail(strapi, application, message, terms);
    // The stage is written first, so that the mail's event follows the stage that it is about.
    const updatedAt = stage && (await writeStatus(strapi, { application, actor, from: status, to: stage, mail }));
    await strapi.db.query(EVENTS).create({
      data: { documentId: randomUUID(), application, kind: "mail", at: new Date(), actor, text: message.subject, mail },
    });
    if (interview) await storeVersion(strapi, { application, mail, interview });
    await recordAudit(strapi, actor, "application-mail.create", `job-application ${application}`);
    return updatedAt ? { id: application, status: stage, updatedAt } : undefined;
  });
}

const keyOf = (key: string, application: string) => `${key} ${application}`;

/** Returns the id of the mail; an empty text when the outbox has none with that key any more. */
export async function messageWithKey(strapi: Core.Strapi, application: string, key: string): Promise<string> {
  const mail = await strapi.db.query(MAILS).findOne({ where: { idempotencyKey: keyOf(key, application) } });
  return mail?.documentId ?? "";
}

type MailRow = {
  documentId: string;
  state: string;
  skipsRejected: boolean | null;
  nextAttemptAt: Moment;
  sentAt: Moment | null;
  updatedAt: Moment;
};
type EventRow = {
  mail: string;
  at: Moment;
  actor: string | null;
  text: string | null;
  outcome: "undone" | "withdrawn" | "rejected" | null;
  endedBy: string | null;
  editedAt: Moment | null;
};

/** Returns messages, the oldest first. The outbox forgets sent ones, so author and subject come from the history. */
export async function messagesOf(strapi: Core.Strapi, application: string): Promise<Message[]> {
  const events: EventRow[] = await strapi.db
    .query(EVENTS)
    .findMany({ where: { application, kind: "mail" }, orderBy: [{ at: "asc" }, { id: "asc" }] });
  if (events.length === 0) return [];
  const rows: MailRow[] = await strapi.db.query(MAILS).findMany({ where: { application, template: "applicant-mail" } });
  const versions = await versionsOf(strapi, application);
  return events.map((event) => {
    const row = rows.find(({ documentId }) => documentId === event.mail);
    return {
      id: event.mail,
      at: isoTime(event.at),
      actor: event.actor ?? "",
      subject: event.text ?? "",
      ...stateOf(event, row),
      endedBy: event.endedBy,
      skipsRejected: Boolean(row?.skipsRejected),
      colleagues: versions.find(({ mail }) => mail === event.mail)?.colleagues ?? [],
    };
  });
}

function stateOf({ outcome, editedAt, at }: EventRow, row: MailRow | undefined): Pick<Message, "state" | "stateAt"> {
  if (!row) return { state: outcome ?? "undone", stateAt: isoTime(editedAt ?? at) };
  const state = row.state === "pending" ? "queued" : (row.state as MessageState);
  const since = state === "queued" ? row.nextAttemptAt : (row.sentAt ?? row.updatedAt);
  return { state, stateAt: isoTime(since) };
}

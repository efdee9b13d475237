import { randomUUID } from "node:crypto";
import type { ApplicantMail, ApplicantMailState, Interview } from "@repo/rules/applicant-mail";
import { RuleError } from "@repo/rules/errors";
import type { Core } from "@strapi/strapi";
import { moment } from "../../dashboards/list";
import { type Applicant, applicantMail, type Firm } from "../../mail/applicant-mail";
import type { InterviewVersion } from "../../mail/interview-calendar";
import { enqueueMail } from "../../mail/outbox";
import { recordAudit } from "../../privacy/audit";

const APPLICATIONS = "api::job-application.job-application";
const MAILS = "api::mail.mail";
const EVENTS = "api::application-event.application-event";
const INTERVIEWS = "api::interview.interview";

type Moment = string | number | Date;
type Application = Applicant & { documentId: string; status: string | null };
type Plan = Omit<Interview, "id" | "isCancelled"> & { id?: string | undefined };

/** A mail as it was written for one or several applicants. */
export type Draft = {
  subject: string;
  text: string;
  interview?: Plan | undefined;
  cancels?: string | undefined;
};

export type Sending = { actor: string; firm: Firm; delayMs: number; key: string };

/** @returns the mail as it would go out now. @throws {RuleError} with the reason why it can't. */
export async function composeMail(strapi: Core.Strapi, documentId: string, draft: Draft, firm: Firm) {
  const application: Application | null = await strapi.db.query(APPLICATIONS).findOne({ where: { documentId } });
  if (!application) throw new RuleError("NOT_FOUND", "This application doesn’t exist any more.");
  if (application.status === "withdrawn") throw new RuleError("CONFLICT", "The applicant has withdrawn.");
  const interview = await nextVersion(strapi, documentId, draft);
  return { message: applicantMail(draft, application, firm, interview), interview };
}

/** Once for each key. Holds the application, so that nothing of a mail outlives it. @throws {RuleError} as `composeMail`. */
export async function queueMail(
  strapi: Core.Strapi,
  application: string,
  draft: Draft,
  { actor, firm, delayMs, key }: Sending,
): Promise<void> {
  const idempotencyKey = keyOf(key, application);
  await strapi.db.transaction(async ({ trx }) => {
    await trx("job_applications").where({ document_id: application }).select("id").forUpdate();
    if ((await strapi.db.query(MAILS).count({ where: { idempotencyKey } })) > 0) return;
    const { message, interview } = await composeMail(strapi, application, draft, firm);
    const mail = await enqueueMail(strapi, application, message, { delayMs, idempotencyKey });
    await strapi.db.query(EVENTS).create({
      data: { documentId: randomUUID(), application, kind: "mail", at: new Date(), actor, text: message.subject, mail },
    });
    if (interview) {
      const { id, where: place, ...version } = interview;
      const data = { documentId: randomUUID(), application, interview: id, place, mail, ...version };
      await strapi.db.query(INTERVIEWS).create({ data });
    }
    await recordAudit(strapi, actor, "application-mail.create", `job-application ${application}`);
  });
}

const keyOf = (key: string, application: string) => `${key} ${application}`;

/** The id of a mail; empty when the outbox has none with that key any more. */
export async function mailWithKey(strapi: Core.Strapi, application: string, key: string): Promise<string> {
  const mail = await strapi.db.query(MAILS).findOne({ where: { idempotencyKey: keyOf(key, application) } });
  return mail?.documentId ?? "";
}

type MailRow = { documentId: string; state: string; nextAttemptAt: Moment; sentAt: Moment | null; updatedAt: Moment };
type EventRow = {
  mail: string;
  at: Moment;
  actor: string | null;
  text: string | null;
  outcome: "undone" | "withdrawn" | null;
  endedBy: string | null;
  editedAt: Moment | null;
};

/** The oldest first. The outbox forgets what it has sent: who wrote it, and its subject, are in the history. */
export async function mailsOf(strapi: Core.Strapi, application: string): Promise<ApplicantMail[]> {
  const events: EventRow[] = await strapi.db
    .query(EVENTS)
    .findMany({ where: { application, kind: "mail" }, orderBy: [{ at: "asc" }, { id: "asc" }] });
  if (events.length === 0) return [];
  const rows: MailRow[] = await strapi.db.query(MAILS).findMany({ where: { application, template: "applicant-mail" } });
  return events.map((event) => {
    const row = rows.find(({ documentId }) => documentId === event.mail);
    return {
      id: event.mail,
      at: moment(event.at),
      actor: event.actor ?? "",
      subject: event.text ?? "",
      ...stateOf(event, row),
      endedBy: event.endedBy,
    };
  });
}

function stateOf(
  { outcome, editedAt, at }: EventRow,
  row: MailRow | undefined,
): Pick<ApplicantMail, "state" | "stateAt"> {
  if (!row) return { state: outcome ?? "undone", stateAt: moment(editedAt ?? at) };
  const state = row.state === "pending" ? "queued" : (row.state as ApplicantMailState);
  const since = state === "queued" ? row.nextAttemptAt : (row.sentAt ?? row.updatedAt);
  return { state, stateAt: moment(since) };
}

type VersionRow = {
  interview: string;
  sequence: number;
  isCancelled: boolean;
  startsAt: Moment;
  minutes: number;
  zone: string;
  place: string;
  mail: string;
};

/** As they were last told, or will be once a mail that waits is out. */
export async function interviewsOf(strapi: Core.Strapi, application: string): Promise<Interview[]> {
  return newest(await versionsOf(strapi, application));
}

/** As the applicant knows them. */
export async function announcedInterviews(strapi: Core.Strapi, application: string): Promise<Interview[]> {
  const versions = await versionsOf(strapi, application);
  if (versions.length === 0) return [];
  const sent: { documentId: string }[] = await strapi.db.query(MAILS).findMany({
    where: { application, template: "applicant-mail", state: "sent" },
    select: ["documentId"],
  });
  return newest(versions.filter(({ mail }) => sent.some(({ documentId }) => documentId === mail)));
}

function versionsOf(strapi: Core.Strapi, application: string): Promise<VersionRow[]> {
  return strapi.db
    .query(INTERVIEWS)
    .findMany({ where: { application }, orderBy: [{ sequence: "asc" }, { id: "asc" }] });
}

function newest(versions: VersionRow[]): Interview[] {
  const last = new Map(versions.map((version) => [version.interview, toInterview(version)]));
  return [...last.values()].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

function toInterview({ interview, isCancelled, startsAt, minutes, zone, place }: VersionRow): Interview {
  return { id: interview, startsAt: moment(startsAt), minutes, zone, where: place, isCancelled: Boolean(isCancelled) };
}

async function nextVersion(
  strapi: Core.Strapi,
  application: string,
  { interview, cancels }: Draft,
): Promise<InterviewVersion | undefined> {
  const id = cancels ?? interview?.id;
  if (!id) return interview && { ...interview, id: randomUUID(), isCancelled: false, sequence: 0 };
  const last = (await versionsOf(strapi, application)).filter((version) => version.interview === id).at(-1);
  if (!last || last.isCancelled) throw new RuleError("NOT_FOUND", "This interview doesn’t take place any more.");
  const sequence = last.sequence + 1;
  return cancels || !interview
    ? { ...toInterview(last), isCancelled: true, sequence }
    : { ...interview, id, isCancelled: false, sequence };
}

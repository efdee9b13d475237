import { AsyncLocalStorage } from "node:async_hooks";
import type { MailState } from "@repo/contract/application/applicant";
import { cmsSettings } from "@repo/process/settings";
import { tracing } from "@repo/process/tracing";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../access/audit";
import { schedulePurge } from "../database/purge";
import { traceTask } from "../operations/cron-traces";
import { hasPrivateLink, withPrivateLink } from "../recruiting/applicant-mail";
import { isForNobody, writeLinks } from "../recruiting/lost-links";
import { createPrivateLink, storeDigest } from "../recruiting/private-link";
import { dropMails } from "../recruiting/stop-mails";
import { tellColleagues } from "../recruiting/tell-colleagues";
import { headersOf } from "./automatic";
import { lastHandover, noteHandover } from "./handover";
import type { MailMessage } from "./layout";
import { MailFailure, sendMail } from "./send";

const UID = "api::mail.mail";
/** Longer than TIMEOUT_MS: a mail that has been "sending" for longer was left behind by a crash. */
const LEASE_MS = 2 * 60_000;
const TIMEOUT_MS = 90_000;
const MAX_DELAY_MS = 60 * 60_000;
/** With the delays in between, five days. */
const TRIES = 128;

type Mail = MailMessage & {
  id: number;
  documentId: string;
  application: string;
  attempts: number;
  dueAt: string | null;
};

export async function mailStates(strapi: Core.Strapi, applications: string[]): Promise<Map<string, MailState>> {
  const mails: { application: string; state: string }[] = await strapi.db
    .query(UID)
    .findMany({ where: { application: { $in: applications } }, select: ["application", "state"] });
  return new Map(
    applications.map((application) => {
      const states = mails.filter((mail) => mail.application === application).map(({ state }) => state);
      if (states.length === 0) return [application, "none"];
      if (states.includes("failed")) return [application, "failed"];
      return [application, states.every((state) => state === "sent") ? "sent" : "pending"];
    }),
  );
}

const outsideOfRequests = AsyncLocalStorage.snapshot();
let running: Promise<void> | undefined;
let asked = false;
let stopping = false;
let serverWasDown = true;

export async function sendAgain(strapi: Core.Strapi, application: string): Promise<number> {
  const { count } = await strapi.db.query(UID).updateMany({
    where: { application, state: "failed" },
    data: { state: "pending", attempts: 0, nextAttemptAt: new Date() },
  });
  return count;
}

export async function stopOutbox(): Promise<void> {
  stopping = true;
  await running;
}

/** Never throws: a failed mail is retried later. */
export function sendDueMails(strapi: Core.Strapi): Promise<void> {
  asked = true;
  // Neither in the trace nor in the request of whoever asks first: it may send others' mails.
  running ??= outsideOfRequests(() => traceTask("sendDueMails", () => rounds(strapi)));
  return running;
}

async function rounds(strapi: Core.Strapi): Promise<void> {
  try {
    await settleLast(strapi);
    while (asked && !stopping) {
      asked = false;
      let isServerThere = true;
      while (isServerThere && !stopping) {
        const mail = await claim(strapi);
        if (!mail) break;
        noteHandover({ mail: mail.documentId, step: "claimed" });
        isServerThere = await traceMail(mail, () => send(strapi, mail));
        noteHandover(null);
      }
    }
  } catch (error) {
    tracing()?.noteWork({ isFailed: true });
    strapi.log.error(error);
  } finally {
    running = undefined;
  }
}

function traceMail(mail: Mail, sending: () => Promise<boolean>): Promise<boolean> {
  const traced = tracing();
  if (!traced) return sending();
  const { documentId: id, template, attempts: attempt, dueAt } = mail;
  const overdueMs = dueAt ? Date.now() - new Date(dueAt).getTime() : 0;
  return traced.mail({ id, template, attempt, overdueMs }, sending);
}

/** A mail already handed over counts as sent, so it can't arrive twice; any other is due again. */
async function settleLast(strapi: Core.Strapi): Promise<void> {
  const last = lastHandover();
  if (!last) return;
  const where = { documentId: last.mail, state: "sending" };
  if (last.step === "handed-over") await noteSent(strapi, where, last.mail);
  else await strapi.db.query(UID).updateMany({ where, data: { state: "pending", nextAttemptAt: new Date() } });
  noteHandover(null);
}

async function claim(strapi: Core.Strapi): Promise<Mail | null> {
  const now = new Date();
  const mails = strapi.db.query(UID);
  const due = await mails.findOne({
    where: { state: { $in: ["pending", "sending"] }, nextAttemptAt: { $lte: now } },
    orderBy: { nextAttemptAt: "asc" },
  });
  if (!due) return null;
  const { count } = await mails.updateMany({
    where: { id: due.id, attempts: due.attempts, state: due.state },
    data: { state: "sending", attempts: due.attempts + 1, nextAttemptAt: new Date(now.getTime() + LEASE_MS) },
  });
  return count === 1 ? { ...due, attempts: due.attempts + 1 } : claim(strapi);
}

async function send(strapi: Core.Strapi, claimed: Mail): Promise<boolean> {
  const own = { id: claimed.id, attempts: claimed.attempts };
  const mails = strapi.db.query(UID);
  const stored = await writeLinks(strapi, claimed);
  if (isForNobody(stored)) {
    await mails.deleteMany({ where: own });
    schedulePurge();
    return true;
  }
  const isOfColleague = stored.template === "applicant-mail";
  if (isOfColleague && !(await isWanted(strapi, stored.application))) {
    await dropMails(strapi, own);
    return true;
  }
  const link = hasPrivateLink(stored) ? createPrivateLink() : undefined;
  const mail = link ? withPrivateLink(stored, link.href) : stored;
  const messageId = `<${mail.documentId}@${new URL(cmsSettings(process.env).siteUrl).hostname}>`;
  try {
    await sendMail(strapi, mail, {
      timeoutMs: TIMEOUT_MS,
      messageId,
      headers: headersOf(mail.template),
      mayGo: async () =>
        (await mails.count({ where: own })) > 0 && (!isOfColleague || (await isWanted(strapi, mail.application))),
      beforeEnd: async () => {
        if (link) await replaceLink(strapi, mail.application, link.accessDigest);
      },
      onHandover: () => noteHandover({ mail: mail.documentId, step: "handed-over" }),
    });
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    if (!error.handedOver) {
      strapi.log.warn(`Mail ${mail.documentId} could not be sent (attempt ${mail.attempts}): ${error.message}`);
      await mails.updateMany({ where: own, data: notSent(mail, error) });
      if (error.isServerDown) serverWasDown = true;
      return !error.isServerDown;
    }
    strapi.log.warn(`Mail ${mail.documentId} was handed over, but the server's answer is missing: ${error.message}`);
  }
  await noteSent(strapi, own, mail.documentId);
  if (serverWasDown) await bringForward(strapi);
  return true;
}

/** Who withdrew, or deleted the application, gets nothing more from colleagues. */
async function isWanted(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const applications = strapi.db.query("api::job-application.job-application");
  const application = await applications.findOne({ where: { documentId }, select: ["status"] });
  return Boolean(application) && application.status !== "withdrawn";
}

/** Only now: until then the applicant's earlier link is the one that they have. */
async function replaceLink(strapi: Core.Strapi, application: string, accessDigest: string): Promise<void> {
  await strapi.db.transaction(async () => {
    if (!(await storeDigest(strapi, application, accessDigest))) return;
    await recordAudit(strapi, "a mail to the applicant", "job-application.new-link", `job-application ${application}`);
  });
}

/** What an applicant knows of an interview, colleagues are told in the same transaction. */
async function noteSent(strapi: Core.Strapi, where: object, mail: string): Promise<void> {
  const forgotten = { recipient: null, replyTo: null, subject: null, text: null, html: null, calendar: null };
  const data = { state: "sent", sentAt: new Date(), lastError: null, ...forgotten };
  const mails = strapi.db.query(UID);
  await strapi.db.transaction(async ({ trx }) => {
    const { application } = (await mails.findOne({ where: { documentId: mail }, select: ["application"] })) ?? {};
    // Before its mail, as who deletes it does: then no mail to a colleague outlives it.
    if (application) await trx("job_applications").where({ document_id: application }).select("id").forUpdate();
    const { count } = await mails.updateMany({ where, data });
    if (count > 0) await tellColleagues(strapi, mail);
  });
}

function notSent({ attempts }: Mail, failure: MailFailure) {
  const delay = Math.min(5_000 * 2 ** attempts, MAX_DELAY_MS);
  return {
    state: failure.isRefused || attempts >= TRIES ? "failed" : "pending",
    lastError: failure.message,
    nextAttemptAt: new Date(Date.now() + delay),
  };
}

async function bringForward(strapi: Core.Strapi): Promise<void> {
  serverWasDown = false;
  // A mail without an attempt waits for its time, not for the server.
  const where = { state: "pending", attempts: { $gt: 0 } };
  await strapi.db.query(UID).updateMany({ where, data: { nextAttemptAt: new Date() } });
}

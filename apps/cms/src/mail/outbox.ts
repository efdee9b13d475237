import type { MailState } from "@repo/rules/applicant";
import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import { lastHandover, noteHandover } from "./handover";
import type { MailMessage } from "./layout";
import { MailFailure, sendMail } from "./send";

const UID = "api::mail.mail";
const POLL_MS = 15_000;
/** Longer than sending one takes: a mail that has been on its way for longer was left so by a crash. */
const LEASE_MS = 2 * 60_000;
/** Longer than a healthy mail server ever takes. */
const TIMEOUT_MS = 90_000;
const LONGEST_DELAY_MS = 60 * 60_000;
/** Tries before a mail is given up: with the delays between them, five days. */
const TRIES = 128;

type Mail = MailMessage & { id: number; documentId: string; attempts: number };

/** Queues a mail in the transaction that is under way, so that it is sent if and only if its cause is stored. */
export async function enqueueMail(strapi: Core.Strapi, application: string, message: MailMessage): Promise<void> {
  await strapi.documents(UID).create({
    data: {
      ...message,
      subject: message.subject.replace(/\s+/g, " "),
      application,
      state: "pending",
      attempts: 0,
      nextAttemptAt: new Date().toISOString(),
    },
  });
}

/** What became of the mails of each application. */
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

let timer: NodeJS.Timeout | undefined;
let running: Promise<void> | undefined;
/** Whether there may be a mail that the running round has not seen. */
let asked = false;
let stopping = false;
/** Whether mails may be waiting for a server that did not answer: nobody knows at a start. */
let serverWasDown = true;

/** Makes the mails of an application that were given up due once more. @returns how many. */
export async function sendAgain(strapi: Core.Strapi, application: string): Promise<number> {
  const { count } = await strapi.db.query(UID).updateMany({
    where: { application, state: "failed" },
    data: { state: "pending", attempts: 0, nextAttemptAt: new Date() },
  });
  return count;
}

/** Sends what is due now, and looks again regularly until the CMS stops. */
export function startOutbox(strapi: Core.Strapi): void {
  timer = setInterval(() => sendDueMails(strapi), POLL_MS);
  timer.unref();
  void sendDueMails(strapi);
}

/** Waits for the mail that is on its way. */
export async function stopOutbox(): Promise<void> {
  clearInterval(timer);
  stopping = true;
  await running;
}

/** Sends every mail that is due. Never throws: what fails is tried again later. */
export function sendDueMails(strapi: Core.Strapi): Promise<void> {
  asked = true;
  running ??= rounds(strapi);
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
        isServerThere = await send(strapi, mail);
        noteHandover(null);
      }
    }
  } catch (error) {
    strapi.log.error(error);
  } finally {
    running = undefined;
  }
}

/**
 * A process that was killed left a mail claimed, and so did a round that lost the database. When the mail had not gone
 * out, it is due again; when it had, it counts as sent: the server has it, and nobody shall get it twice.
 */
async function settleLast(strapi: Core.Strapi): Promise<void> {
  const last = lastHandover();
  if (!last) return;
  await strapi.db.query(UID).updateMany({
    where: { documentId: last.mail, state: "sending" },
    data: last.step === "handed-over" ? sent() : { state: "pending", nextAttemptAt: new Date() },
  });
  noteHandover(null);
}

/** Takes one due mail, so that no other replica sends it too. */
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

/** @returns whether the mail server is there. */
async function send(strapi: Core.Strapi, mail: Mail): Promise<boolean> {
  const own = { id: mail.id, attempts: mail.attempts };
  const mails = strapi.db.query(UID);
  const messageId = `<${mail.documentId}@${new URL(cmsSettings(process.env).siteUrl).hostname}>`;
  try {
    await sendMail(strapi, mail, {
      timeoutMs: TIMEOUT_MS,
      messageId,
      // Its application may have been deleted meanwhile, and it with it.
      mayGo: async () => (await mails.count({ where: own })) > 0,
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
  await mails.updateMany({ where: own, data: sent() });
  if (serverWasDown) await bringForward(strapi);
  return true;
}

/** What a mail said, and to whom, is nobody's business once it has gone. */
function sent() {
  const forgotten = { recipient: null, replyTo: null, subject: null, text: null, html: null };
  return { state: "sent", sentAt: new Date(), lastError: null, ...forgotten };
}

/** A mail that was given up keeps what it says: people may have it sent again. */
function notSent({ attempts }: Mail, failure: MailFailure) {
  const delay = Math.min(5_000 * 2 ** attempts, LONGEST_DELAY_MS);
  return {
    state: failure.isRefused || attempts >= TRIES ? "failed" : "pending",
    lastError: failure.message,
    nextAttemptAt: new Date(Date.now() + delay),
  };
}

/** The mail server is back: what waits because of it need not wait longer. */
async function bringForward(strapi: Core.Strapi): Promise<void> {
  serverWasDown = false;
  await strapi.db.query(UID).updateMany({ where: { state: "pending" }, data: { nextAttemptAt: new Date() } });
}

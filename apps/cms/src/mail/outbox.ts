import { AsyncLocalStorage } from "node:async_hooks";
import type { Core } from "@strapi/strapi";
import { cmsSettings } from "../settings";
import { headersOf } from "./automatic";
import { type Completed, mailKind, type QueuedMail } from "./mail-kind";
import { MailFailure, sendMail } from "./send";

const UID = "api::mail.mail";
/** Longer than TIMEOUT_MS: a mail that is "sending" for longer was left behind by a crash, or could not be noted. */
const LEASE_MS = 2 * 60_000;
const TIMEOUT_MS = 90_000;
const MAX_DELAY_MS = 60 * 60_000;
/** With the delays in between, this makes five days. */
const TRIES = 128;

type Mail = QueuedMail & { attempts: number };

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
  // It runs outside the request of whoever asks first, because it may send others' mails.
  running ??= outsideOfRequests(() => rounds(strapi));
  return running;
}

async function rounds(strapi: Core.Strapi): Promise<void> {
  try {
    while (asked && !stopping) {
      asked = false;
      let isServerThere = true;
      while (isServerThere && !stopping) {
        const mail = await claim(strapi);
        if (!mail) break;
        isServerThere = await send(strapi, mail);
      }
    }
  } catch (error) {
    strapi.log.error(error);
  } finally {
    running = undefined;
  }
}

async function claim(strapi: Core.Strapi): Promise<Mail | null> {
  const now = new Date();
  const mails = strapi.db.query(UID);
  const due = await mails.findOne({
    where: { state: { $in: ["pending", "sending"] }, nextAttemptAt: { $lte: now } },
    orderBy: { nextAttemptAt: "asc" },
  });
  if (!due) return null;
  const isGivenUp = due.attempts >= TRIES;
  const { count } = await mails.updateMany({
    where: { id: due.id, attempts: due.attempts, state: due.state },
    data: isGivenUp
      ? { state: "failed", lastError: "It may have been sent, but that could not be noted." }
      : { state: "sending", attempts: due.attempts + 1, nextAttemptAt: after(LEASE_MS + delayOf(due)) },
  });
  return count === 1 && !isGivenUp ? { ...due, attempts: due.attempts + 1 } : claim(strapi);
}

const after = (ms: number) => new Date(Date.now() + ms);
const delayOf = ({ attempts }: Pick<Mail, "attempts">) => Math.min(5_000 * 2 ** attempts, MAX_DELAY_MS);

async function send(strapi: Core.Strapi, claimed: Mail): Promise<boolean> {
  const own = { id: claimed.id, attempts: claimed.attempts };
  const mails = strapi.db.query(UID);
  const kind = mailKind(claimed.template);
  const { mail, whenSent }: Completed = (await kind.complete?.(strapi, claimed)) ?? { mail: claimed };
  if (kind.isWanted && !(await kind.isWanted(strapi, mail))) {
    if (kind.drop) await kind.drop(strapi, own, mail);
    else await mails.deleteMany({ where: own });
    return true;
  }
  const messageId = `<${mail.documentId}@${new URL(cmsSettings().siteUrl).hostname}>`;
  try {
    await sendMail(strapi, mail, { timeoutMs: TIMEOUT_MS, messageId, headers: headersOf(mail.template) });
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    strapi.log.warn(`Mail ${mail.documentId} could not be sent (attempt ${own.attempts}): ${error.message}`);
    await mails.updateMany({ where: own, data: notSent(claimed, error) });
    if (error.isServerDown) serverWasDown = true;
    return !error.isServerDown;
  }
  const forgotten = { recipient: null, replyTo: null, subject: null, text: null, html: null, calendar: null };
  const data = { state: "sent", sentAt: new Date(), lastError: null, ...forgotten };
  // A mail that a crash keeps from being noted is sent again, with the same Message-ID.
  const note = async () => (await mails.updateMany({ where: own, data })).count > 0;
  await (whenSent ? whenSent(note) : note());
  if (serverWasDown) await bringForward(strapi);
  return true;
}

function notSent(mail: Mail, failure: MailFailure) {
  return {
    state: failure.isRefused || mail.attempts >= TRIES ? "failed" : "pending",
    lastError: failure.message,
    nextAttemptAt: after(delayOf(mail)),
  };
}

async function bringForward(strapi: Core.Strapi): Promise<void> {
  serverWasDown = false;
  // A mail without an attempt waits for its time, not for the server.
  const where = { state: "pending", attempts: { $gt: 0 } };
  await strapi.db.query(UID).updateMany({ where, data: { nextAttemptAt: new Date() } });
}

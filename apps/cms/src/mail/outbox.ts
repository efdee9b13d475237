import { cmsSettings } from "@repo/settings";
import type { Core } from "@strapi/strapi";
import type { MailMessage } from "./layout";

const UID = "api::mail.mail";
const POLL_MS = 15_000;
/** A mail that was being sent for longer was left so by a crash. */
const LEASE_MS = 2 * 60_000;
const LONGEST_DELAY_MS = 60 * 60_000;

type Mail = {
  id: number;
  documentId: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attempts: number;
};

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

/** Sends what is due now, and looks again regularly until the CMS stops. */
export function startOutbox(strapi: Core.Strapi): void {
  const timer = setInterval(() => sendDueMails(strapi), POLL_MS);
  timer.unref();
  void sendDueMails(strapi);
}

let running: Promise<void> | undefined;

/** Sends every mail that is due. Never throws: what fails is tried again later. */
export async function sendDueMails(strapi: Core.Strapi): Promise<void> {
  // A call that comes while one is running may bring a mail that the running one has not seen.
  const before = running;
  const own = (async () => {
    await before;
    try {
      for (let mail = await claim(strapi); mail; mail = await claim(strapi)) await send(strapi, mail);
    } catch (error) {
      strapi.log.error(error);
    }
  })();
  running = own;
  await own;
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
    where: { id: due.id, attempts: due.attempts },
    data: { state: "sending", attempts: due.attempts + 1, nextAttemptAt: new Date(now.getTime() + LEASE_MS) },
  });
  return count === 1 ? { ...due, attempts: due.attempts + 1 } : claim(strapi);
}

async function send(strapi: Core.Strapi, mail: Mail): Promise<void> {
  const mails = strapi.db.query(UID);
  try {
    await strapi
      .plugin("email")
      .service("email")
      .send({
        to: mail.recipient,
        replyTo: mail.replyTo ?? undefined,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same for every attempt: a mail server that has it already recognises it.
        messageId: `<${mail.documentId}@${new URL(cmsSettings(process.env).siteUrl).hostname}>`,
      });
    await mails.update({ where: { id: mail.id }, data: { state: "sent", sentAt: new Date(), lastError: null } });
  } catch (error) {
    const delay = Math.min(5_000 * 2 ** mail.attempts, LONGEST_DELAY_MS);
    const lastError = (error as Error).message;
    strapi.log.warn(`Mail ${mail.documentId} could not be sent (attempt ${mail.attempts}): ${lastError}`);
    await mails.update({
      where: { id: mail.id },
      data: { state: "pending", lastError, nextAttemptAt: new Date(Date.now() + delay) },
    });
  }
}

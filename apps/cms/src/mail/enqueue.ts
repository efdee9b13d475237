import type { Core } from "@strapi/strapi";
import type { MailMessage } from "./layout";

const UID = "api::mail.mail";

type Terms = { delayMs?: number; idempotencyKey?: string; skipsRejected?: boolean };

/** Call this within the transaction that stores the cause, so that the mail is sent if and only if that commits. */
export async function enqueueMail(
  strapi: Core.Strapi,
  application: string,
  message: MailMessage,
  { delayMs = 0, ...terms }: Terms = {},
): Promise<string> {
  const dueAt = new Date(Date.now() + delayMs).toISOString();
  const { documentId } = await strapi.documents(UID).create({
    data: {
      ...message,
      subject: message.subject.replace(/\s+/g, " "),
      application,
      ...terms,
      state: "pending",
      attempts: 0,
      dueAt,
      nextAttemptAt: dueAt,
    },
  });
  return documentId;
}

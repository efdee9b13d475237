import type { Core } from "@strapi/strapi";
import type { MailMessage } from "./layout";
import type { QueuedMail } from "./mail-kind";

const UID = "api::mail.mail";
/** Shortest time between two mails, so that nobody fills a mailbox, or ends somebody's link again and again. */
const PAUSE_MS = 10 * 60_000;
/** Stands in the place of the documentId of what a mail is about. */
export const NOBODY = "nobody";

/** Unless `about` is given, the outbox finds out whose the address is. No response waits, so timing says nothing. */
export async function queueForAddress(
  strapi: Core.Strapi,
  template: MailMessage["template"],
  email: string,
  about = NOBODY,
): Promise<void> {
  const now = new Date().toISOString();
  await strapi.documents(UID).create({
    data: {
      template,
      application: about,
      recipient: email,
      state: "pending",
      attempts: 0,
      dueAt: now,
      nextAttemptAt: now,
    },
  });
}

export const isForNobody = ({ application }: { application?: unknown }) => application === NOBODY;

/** Finds the account of a queued mail in its table. Returns null also if it has just been mailed such a link. */
export async function findForAddress<Account extends { documentId: string }>(
  strapi: Core.Strapi,
  mail: QueuedMail,
  table: "admin_users" | "up_users",
  find: (where: object) => Promise<Account | null>,
): Promise<Account | null> {
  if (!isForNobody(mail)) return find({ documentId: mail.application });
  const email = mail.recipient.toLowerCase();
  return strapi.db.transaction(async ({ trx }) => {
    // Another replica may be sending a mail to the same account.
    await trx(table).where({ email }).select("id").forUpdate();
    const account = await find({ email });
    if (!account || (await isJustMailed(strapi, mail.template, [account.documentId]))) return null;
    await strapi.db.query(UID).update({ where: { id: mail.id }, data: { application: account.documentId } });
    return account;
  });
}

/** Expects the documentIds of what such a mail is about. */
export async function isJustMailed(
  strapi: Core.Strapi,
  template: MailMessage["template"],
  documentIds: string[],
): Promise<boolean> {
  const createdAt = { $gt: new Date(Date.now() - PAUSE_MS) };
  return (await strapi.db.query(UID).count({ where: { application: { $in: documentIds }, template, createdAt } })) > 0;
}

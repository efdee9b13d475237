import type { Core } from "@strapi/strapi";
import { emptyWriteAheadLog } from "../database/write-ahead-log";
import { discardAttachment } from "./clean-up";
import { FILE_OWNERS, type FileOwner } from "./owners";

const APPLICATIONS = "api::job-application.job-application";
const ANSWERS = "api::form-answer.form-answer";
const MAILS = "api::mail.mail";
const OF_APPLICATION = ["api::application-event.application-event", "api::interview.interview"] as const;
const BATCH = 100;

async function removeWithAttachments(
  strapi: Core.Strapi,
  uid: FileOwner,
  where: object,
): Promise<{ rows: number; mails: number }> {
  const removed = { rows: 0, mails: 0 };
  const attribute = FILE_OWNERS[uid];
  for (;;) {
    const found = await strapi.db
      .query(uid)
      .findMany({ where, select: ["id", "documentId", "email", attribute], limit: BATCH });
    if (found.length === 0) return removed;
    for (const { id, documentId, email, [attribute]: key } of found) {
      await strapi.db.transaction(async () => {
        removed.rows += (await strapi.db.query(uid).deleteMany({ where: { id } })).count;
        // The row comes first, because whoever writes a mail or adds to the history locks it.
        removed.mails += await removeMails(strapi, documentId, email);
        await removeHistory(strapi, documentId);
      });
      if (key) await discardAttachment(strapi, key);
    }
  }
}

/** Call this in the transaction that deletes the row, after the deletion. */
export async function removeHistory(strapi: Core.Strapi, application: string): Promise<void> {
  for (const uid of OF_APPLICATION) await strapi.db.query(uid).deleteMany({ where: { application } });
}

/** Call this after deleting the row, in its transaction. A mail with links may be about several applications. */
export async function removeMails(strapi: Core.Strapi, documentId: string, email: string | null): Promise<number> {
  const mails = strapi.db.query(MAILS);
  const own = await mails.deleteMany({ where: { application: documentId } });
  const links = { template: "application-links", state: { $in: ["pending", "sending", "failed"] }, recipient: email };
  return own.count + (email ? (await mails.deleteMany({ where: links })).count : 0);
}

export async function removeApplications(strapi: Core.Strapi, where: object): Promise<number> {
  return (await removeWithAttachments(strapi, APPLICATIONS, where)).rows;
}

export async function removeAnswers(strapi: Core.Strapi, where: object): Promise<number> {
  return (await removeWithAttachments(strapi, ANSWERS, where)).rows;
}

export type Erased = { applications: number; answers: number; mails: number };

export async function eraseAddress(strapi: Core.Strapi, address: string): Promise<Erased> {
  const same = { $eqi: address.trim() };
  const applications = await removeWithAttachments(strapi, APPLICATIONS, { email: same });
  const answers = await removeWithAttachments(strapi, ANSWERS, { email: same });
  const mails = await strapi.db.query(MAILS).deleteMany({ where: { $or: [{ recipient: same }, { replyTo: same }] } });
  await emptyWriteAheadLog(strapi);
  return {
    applications: applications.rows,
    answers: answers.rows,
    mails: applications.mails + answers.mails + mails.count,
  };
}

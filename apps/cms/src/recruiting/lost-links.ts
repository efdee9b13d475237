import type { Core } from "@strapi/strapi";
import { recordAudit } from "../access/audit";
import { firmName } from "../mail/firm-name";
import type { QueuedMail } from "../mail/mail-kind";
import { applicationLinks } from "./application-links";
import { createPrivateLink, storeDigest } from "./private-link";

const MAILS = "api::mail.mail";
/** Shortest time between two mails, so that nobody fills an applicant's mailbox, or ends their link again and again. */
const PAUSE_MS = 10 * 60_000;
const LINKS_PER_MAIL = 50;
/** Stands in the place of an application's id. */
const NOBODY = "nobody";

type Addressed = { documentId: string; jobTitle: string; email: string };

/** Stores only a row. Whether the address is anybody's is found out later, when no response waits for it. */
export async function queueLinks(strapi: Core.Strapi, email: string): Promise<void> {
  const now = new Date().toISOString();
  await strapi.documents(MAILS).create({
    data: {
      template: "application-links",
      application: NOBODY,
      recipient: email,
      state: "pending",
      attempts: 0,
      dueAt: now,
      nextAttemptAt: now,
    },
  });
}

/**
 * Writes a queued mail with new links to all applications of its address, which replace earlier ones. An address
 * without any takes as much work, so that timing says nothing; such a mail is for nobody.
 */
export async function writeLinks(strapi: Core.Strapi, mail: QueuedMail): Promise<QueuedMail> {
  if (mail.text) return mail;
  const name = await firmName(strapi);
  return strapi.db.transaction(async ({ trx }) => {
    const alike: Addressed[] = await trx("job_applications")
      .whereRaw("lower(email) = lower(?)", [mail.recipient])
      .orderBy("id", "desc")
      .select("document_id as documentId", "job_title as jobTitle", "email")
      .forUpdate();
    const own = alike.filter((row) => folded(row.email) === folded(mail.recipient)).slice(0, LINKS_PER_MAIL);
    const found = (await isJustMailed(strapi, own)) ? [] : own;
    const { documentId: application, email } = found[0] ?? { documentId: NOBODY, email: mail.recipient };
    const links = [];
    for (const { documentId, jobTitle } of found.length > 0 ? found : [{ documentId: NOBODY, jobTitle: "" }]) {
      const { href, accessDigest } = createPrivateLink();
      if (await storeDigest(strapi, documentId, accessDigest)) {
        await recordAudit(strapi, "a visitor", "job-application.new-link", `job-application ${documentId}`);
      }
      links.push({ jobTitle, href });
    }
    const written = { ...applicationLinks({ email, firmName: name, links }), application };
    await strapi.db.query(MAILS).update({ where: { id: mail.id }, data: written });
    return { ...mail, ...written };
  });
}

export const isForNobody = ({ application }: { application?: unknown }) => application === NOBODY;

/** PostgreSQL also folds other letters into ASCII ones, such as the sign for kelvin, but that is another mailbox. */
const folded = (email: string) => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

async function isJustMailed(strapi: Core.Strapi, applications: Addressed[]): Promise<boolean> {
  const count = await strapi.db.query(MAILS).count({
    where: {
      application: { $in: applications.map(({ documentId }) => documentId) },
      template: "application-links",
      createdAt: { $gt: new Date(Date.now() - PAUSE_MS) },
    },
  });
  return count > 0;
}

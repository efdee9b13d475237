import type { Core } from "@strapi/strapi";
import { recordAudit } from "../access/audit";
import { isJustMailed, NOBODY } from "../mail/for-address";
import type { QueuedMail } from "../mail/mail-kind";
import { applicationLinks } from "./application-links";
import { createPrivateLink, storeDigest } from "./private-link";

const MAILS = "api::mail.mail";
const LINKS_PER_MAIL = 50;

type Addressed = { documentId: string; jobTitle: string; email: string };

/** Replaces earlier links. An unknown address takes as much work, so that timing says nothing: its mail is NOBODY's. */
export async function writeLinks(strapi: Core.Strapi, mail: QueuedMail): Promise<QueuedMail> {
  if (mail.text) return mail;
  return strapi.db.transaction(async ({ trx }) => {
    const alike: Addressed[] = await trx("job_applications")
      .whereRaw("lower(email) = lower(?)", [mail.recipient])
      .orderBy("id", "desc")
      .select("document_id as documentId", "job_title as jobTitle", "email")
      .forUpdate();
    const own = alike.filter((row) => folded(row.email) === folded(mail.recipient)).slice(0, LINKS_PER_MAIL);
    const ids = own.map(({ documentId }) => documentId);
    const found = (await isJustMailed(strapi, "application-links", ids)) ? [] : own;
    const { documentId: application, email } = found[0] ?? { documentId: NOBODY, email: mail.recipient };
    const links = [];
    for (const { documentId, jobTitle } of found.length > 0 ? found : [{ documentId: NOBODY, jobTitle: "" }]) {
      const { href, accessDigest } = createPrivateLink();
      if (await storeDigest(strapi, documentId, accessDigest)) {
        await recordAudit(strapi, "a visitor", "job-application.new-link", `job-application ${documentId}`);
      }
      links.push({ jobTitle, href });
    }
    const written = { ...applicationLinks({ email, links }), application };
    await strapi.db.query(MAILS).update({ where: { id: mail.id }, data: written });
    return { ...mail, ...written };
  });
}

/** PostgreSQL also folds other letters into ASCII ones, such as the sign for kelvin, but that is another mailbox. */
const folded = (email: string) => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

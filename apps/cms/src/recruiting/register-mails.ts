import type { Core } from "@strapi/strapi";
import { recordAudit } from "../access/audit";
import { registerMailKind } from "../mail/mail-kind";
import { isForNobody, writeLinks } from "./lost-links";
import { hasPrivateLink, withPrivateLink } from "./message-mail";
import { createPrivateLink, storeDigest } from "./private-link";
import { dropMessages } from "./stop-messages";
import { tellColleagues } from "./tell-colleagues";

/** What the outbox does for mails to applicants beside sending them. */
export function registerApplicationMails(): void {
  registerMailKind("application-links", {
    complete: async (strapi, mail) => ({ mail: await writeLinks(strapi, mail) }),
    isWanted: async (_strapi, mail) => !isForNobody(mail),
  });

  registerMailKind("applicant-mail", {
    async complete(strapi, mail) {
      if (!hasPrivateLink(mail)) return { mail };
      const { href, accessDigest } = createPrivateLink();
      return {
        mail: withPrivateLink(mail, href),
        beforeEnd: () => replaceLink(strapi, mail.application, accessDigest),
      };
    },
    isWanted: (strapi, { application }) => mayBeWrittenTo(strapi, application),
    drop: dropMessages,
    /** What an applicant knows of an interview, colleagues are told in the same transaction. */
    async whenSent(strapi, { documentId, application }, note) {
      await strapi.db.transaction(async ({ trx }) => {
        // Before its mail, as who deletes it does: then no mail to a colleague outlives it.
        await trx("job_applications").where({ document_id: application }).select("id").forUpdate();
        if (await note()) await tellColleagues(strapi, documentId);
      });
    },
  });
}

/** Who withdrew, or deleted the application, gets nothing more from colleagues. */
async function mayBeWrittenTo(strapi: Core.Strapi, documentId: string): Promise<boolean> {
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

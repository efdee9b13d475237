import type { ApplicationStatus } from "@repo/contract/application/status";
import type { Core } from "@strapi/strapi";
import { recordAudit } from "../access/audit";
import { isForNobody } from "../mail/for-address";
import { type QueuedMail, registerMailKind } from "../mail/mail-kind";
import { tellColleagues } from "./interviews/tell-colleagues";
import { writeLinks } from "./lost-links";
import { hasPrivateLink, withPrivateLink } from "./messages/message-mail";
import { dropMessage } from "./messages/stop-messages";
import { createPrivateLink, storeDigest } from "./private-link";

export function registerApplicationMails(): void {
  registerMailKind("application-links", {
    complete: async (strapi, mail) => ({ mail: await writeLinks(strapi, mail) }),
    isWanted: async (_strapi, mail) => !isForNobody(mail),
  });

  registerMailKind("applicant-mail", {
    async complete(strapi, mail) {
      const link = hasPrivateLink(mail) ? createPrivateLink(mail.documentId) : undefined;
      return {
        mail: link ? withPrivateLink(mail, link.href) : mail,
        whenSent: (note) => noteSent(strapi, mail, note, link?.accessDigest),
      };
    },
    isWanted: async (strapi, mail) => !stops(await statusOf(strapi, mail.application), mail),
    async drop(strapi, claim, { application }) {
      const status = await statusOf(strapi, application);
      await dropMessage(strapi, claim, status === "rejected" ? "rejected" : "withdrawn");
    },
  });
}

/** Returns "withdrawn" for a deleted application, too. */
async function statusOf(strapi: Core.Strapi, documentId: string): Promise<ApplicationStatus> {
  const applications = strapi.db.query("api::job-application.job-application");
  const application = await applications.findOne({ where: { documentId }, select: ["status"] });
  return application ? (application.status ?? "new") : "withdrawn";
}

const stops = (status: ApplicationStatus, { skipsRejected }: Pick<QueuedMail, "skipsRejected">): boolean =>
  status === "withdrawn" || (status === "rejected" && Boolean(skipsRejected));

/** Until the mail has gone out, the applicant's earlier link must work, and colleagues don't hear of an interview. */
async function noteSent(
  strapi: Core.Strapi,
  { documentId, application }: QueuedMail,
  note: () => Promise<boolean>,
  accessDigest: string | undefined,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // The application is locked before its mail, as in a deletion, so that no mail to a colleague outlives it.
    await trx("job_applications").where({ document_id: application }).select("id").forUpdate();
    if (!(await note())) return;
    if (accessDigest && (await storeDigest(strapi, application, accessDigest))) {
      await recordAudit(
        strapi,
        "a mail to the applicant",
        "job-application.new-link",
        `job-application ${application}`,
      );
    }
    await tellColleagues(strapi, documentId);
  });
}

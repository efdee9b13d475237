import type { Core } from "@strapi/strapi";
import { schedulePurge } from "../privacy/purge";
import { discardResume } from "../resumes/clean-up";

const APPLICATIONS = "api::job-application.job-application";
const MAILS = "api::mail.mail";

export function registerRemovalWithApplication(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== APPLICATIONS || context.action !== "delete") return next();
    const { documentId } = context.params as { documentId: string };
    return strapi.db.transaction(async ({ onCommit }) => {
      const found = await strapi.db.query(APPLICATIONS).findOne({ where: { documentId }, select: ["resumeKey"] });
      const result = await next();
      await strapi.db.query(MAILS).deleteMany({ where: { application: documentId } });
      if (found) onCommit(() => discardResume(strapi, found.resumeKey));
      onCommit(schedulePurge);
      return result;
    });
  });
}

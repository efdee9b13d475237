import type { Core } from "@strapi/strapi";
import { schedulePurge } from "../privacy/purge";
import { discardResume } from "../resumes/clean-up";
import { FILE_OWNERS, isFileOwner } from "../resumes/owners";

const MAILS = "api::mail.mail";

export function registerRemovalWithSubmission(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!isFileOwner(uid) || action !== "delete") return next();
    const { documentId } = context.params as { documentId: string };
    const attribute = FILE_OWNERS[uid];
    return strapi.db.transaction(async ({ onCommit }) => {
      const found = await strapi.db.query(uid).findOne({ where: { documentId }, select: [attribute] });
      const result = await next();
      await strapi.db.query(MAILS).deleteMany({ where: { application: documentId } });
      const key: string | null = found?.[attribute];
      if (key) onCommit(() => discardResume(strapi, key));
      onCommit(schedulePurge);
      return result;
    });
  });
}

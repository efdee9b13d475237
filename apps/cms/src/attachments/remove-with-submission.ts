import type { Core } from "@strapi/strapi";
import { discardResume } from "./clean-up";
import { FILE_OWNERS, isFileOwner } from "./owners";
import { removeHistory, removeMails } from "./remove-submissions";

export function registerRemovalWithSubmission(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!isFileOwner(uid) || action !== "delete") return next();
    const { documentId } = context.params as { documentId: string };
    const attribute = FILE_OWNERS[uid];
    return strapi.db.transaction(async ({ onCommit }) => {
      const found = await strapi.db.query(uid).findOne({ where: { documentId }, select: ["email", attribute] });
      const result = await next();
      await removeMails(strapi, documentId, found?.email ?? null);
      await removeHistory(strapi, documentId);
      const key: string | null = found?.[attribute];
      if (key) onCommit(() => discardResume(strapi, key));
      return result;
    });
  });
}

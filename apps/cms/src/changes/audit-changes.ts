import type { Core } from "@strapi/strapi";
import { recordAudit } from "../access/audit";

const AUDITED: Record<string, readonly string[]> = {
  "api::job.job": ["create", "clone", "update", "publish", "unpublish", "delete"],
  "api::blog-post.blog-post": ["create", "clone", "update", "publish", "unpublish", "delete"],
  "api::job-application.job-application": ["update", "delete"],
  "api::form.form": ["create", "clone", "update", "publish", "unpublish", "delete"],
  "api::form-answer.form-answer": ["delete"],
  "api::hiring-setting.hiring-setting": ["create", "update"],
};

/** Records changes in their own transaction. The CMS's changes, such as seeding, have no actor. */
export function registerAuditOfChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const actor = strapi.requestContext.get()?.state.user?.email;
    if (!actor || !AUDITED[context.uid]?.includes(context.action)) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      const { documentId } = result as { documentId: string };
      const type = context.contentType.info.singularName;
      await recordAudit(strapi, actor, `${type}.${context.action}`, `${type} ${documentId}`);
      return result;
    });
  });
}

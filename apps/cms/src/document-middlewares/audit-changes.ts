import type { Core } from "@strapi/strapi";
import { recordAudit } from "../privacy/audit";

const AUDITED: Record<string, readonly string[]> = {
  "api::job.job": ["create", "clone", "update", "publish", "unpublish", "delete"],
  "api::blog-post.blog-post": ["create", "clone", "update", "publish", "unpublish", "delete"],
  "api::job-application.job-application": ["update", "delete"],
  "api::form.form": ["create", "clone", "update", "publish", "unpublish", "delete"],
  "api::form-answer.form-answer": ["delete"],
};

const AUDITED_WHEN_READ: Record<string, string> = {
  "api::form-answer.form-answer": "form-answer.read",
  "api::job-application.job-application": "application.view",
};

/** Records in the same transaction as the change. The CMS's own changes, such as seeding, have no actor. */
export function registerAuditOfChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get();
    const actor = request?.state.user?.email;
    const reading = AUDITED_WHEN_READ[context.uid];
    if (actor && reading && context.action === "findOne" && request?.method === "GET") {
      const subject = `${context.contentType.info.singularName} ${context.params.documentId}`.slice(0, 255);
      await recordAudit(strapi, actor, reading, subject);
    }
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

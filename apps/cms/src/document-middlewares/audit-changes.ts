import type { Core } from "@strapi/strapi";
import { readerOf, recordAudit, recordListRead } from "../privacy/audit";

const AUDITED: Record<string, readonly string[]> = {
  "api::job.job": ["create", "clone", "update", "publish", "unpublish", "delete"],
  "api::blog-post.blog-post": ["create", "clone", "update", "publish", "unpublish", "delete"],
  "api::job-application.job-application": ["update", "delete"],
  "api::form.form": ["create", "clone", "update", "publish", "unpublish", "delete"],
  "api::form-answer.form-answer": ["delete"],
  "api::hiring-setting.hiring-setting": ["create", "update"],
};

const APPLICATIONS = "api::job-application.job-application";

const AUDITED_WHEN_READ: Record<string, string> = {
  "api::form-answer.form-answer": "form-answer.read",
  [APPLICATIONS]: "application.view",
};

/** Records in the same transaction as the change. The CMS's own changes, such as seeding, have no actor. */
export function registerAuditOfChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get();
    const actor = request?.state.user?.email;
    const reading = AUDITED_WHEN_READ[context.uid];
    const reader = reading && request?.method === "GET" ? readerOf(request.state) : undefined;
    if (reading && reader && context.action === "findOne") {
      const subject = `${context.contentType.info.singularName} ${context.params.documentId}`.slice(0, 255);
      await recordAudit(strapi, reader, reading, subject);
    }
    if (context.uid === APPLICATIONS && context.action === "findMany") await recordListRead(strapi, reader);
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

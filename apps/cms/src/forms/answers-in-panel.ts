import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { recordAudit } from "../access/audit";
import type { BodyContext } from "../access/operations";
import { addPanelRoutes, DELETE, EXPORT_ANSWERS, READ } from "../access/panel-routes";
import { removeAnswers } from "../attachments/remove-with-attachments";
import { respondWithFile } from "../files/file-response";
import { attachmentStore } from "../files/private-store";
import { sendSheet } from "../files/sheet";
import { listAnsweredForms } from "./answered-forms";
import { answersSheet } from "./answers-sheet";

const ANSWERS = "api::form-answer.form-answer";

const NEVER_ALLOWED = ["explorer.create", "explorer.update", "explorer.publish"];

type Action = { uid: string; pluginName?: string; subjects?: string[] };

/** Adds a permission to export answers, and removes those to write or change them: nobody may. */
async function registerActions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service("admin::permission");
  const register = actionProvider.register.bind(actionProvider);
  actionProvider.register = (action: Action) =>
    register(
      action.pluginName === "content-manager" && NEVER_ALLOWED.includes(action.uid)
        ? { ...action, subjects: action.subjects?.filter((uid) => uid !== ANSWERS) }
        : action,
    );
  await actionProvider.register({
    section: "contentTypes",
    displayName: "Export",
    uid: EXPORT_ANSWERS.replace("api::", ""),
    subjects: [ANSWERS],
  });
}

export async function registerFormAnswers(strapi: Core.Strapi): Promise<void> {
  strapi.customFields.register([
    { name: "form-answers", type: "json" },
    // The id of a form. A relation would be lost when the form is unpublished and published again.
    { name: "form", type: "string" },
  ]);
  await registerActions(strapi);

  const allow = ({ state }: Context, action: string) => {
    if (!state.userAbility.can(action, ANSWERS)) throw new errors.ForbiddenError();
  };
  const record = (ctx: Context, action: string, subject: string) =>
    recordAudit(strapi, ctx.state.user.email, action, subject);

  async function forms(ctx: Context): Promise<void> {
    allow(ctx, READ);
    ctx.body = await listAnsweredForms(strapi);
  }

  async function csv(ctx: Context): Promise<void> {
    allow(ctx, EXPORT_ANSWERS);
    const { form } = ctx.params;
    const sheet = await answersSheet(strapi, form);
    await record(ctx, "form-answers.export", `form ${form}`.slice(0, 255));
    sendSheet(ctx, "answers", sheet);
  }

  async function file(ctx: Context): Promise<void> {
    allow(ctx, READ);
    const answer = await strapi.db.query(ANSWERS).findOne({ where: { documentId: ctx.params.id } });
    const content = answer?.fileKey && (await attachmentStore().get(answer.fileKey));
    if (!content) throw new errors.NotFoundError("This answer has no file.");
    await record(ctx, "form-answer.download", `form-answer ${answer.documentId}`);
    respondWithFile(ctx, { content, name: answer.fileName, type: answer.fileType, bytes: answer.fileBytes });
  }

  async function erase(ctx: BodyContext): Promise<void> {
    allow(ctx, DELETE);
    const { form } = (ctx.request.body ?? {}) as { form?: unknown };
    if (typeof form !== "string" || !form) throw new errors.ValidationError("Say which form's answers to delete.");
    await record(ctx, "form-answers.delete", `form ${form}`.slice(0, 255));
    const answers = await removeAnswers(strapi, { formDocumentId: form });
    ctx.body = { answers };
  }

  addPanelRoutes(strapi, "/form-answers", [
    { method: "GET", path: "/forms", handler: forms },
    { method: "GET", path: "/forms/:form/csv", handler: csv },
    { method: "GET", path: "/:id/file", handler: file },
    { method: "POST", path: "/erase", handler: erase },
  ]);
}

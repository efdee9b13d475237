import { text } from "node:stream/consumers";
import { resumeTooLarge } from "@repo/contract/application/resume";
import { RuleError } from "@repo/contract/http/errors";
import { readIdempotencyKey } from "@repo/contract/http/idempotency-key";
import { FORM_FIELDS_BYTES } from "@repo/contract/http/limited-body";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { recordAudit } from "../../../access/audit";
import { respondWithFile } from "../../../attachments/file-response";
import { withForm } from "../../../attachments/read-form";
import { eraseAddress } from "../../../attachments/remove-submissions";
import { readText } from "../../../attachments/text/read-text";
import { resumeStore } from "../../../files/private-store";
import { cmsSettings } from "../../../settings";

const UID = "api::job-application.job-application";

const stored = (documentId: string) => strapi.db.query(UID).findOne({ where: { documentId } });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const service = strapi.service(UID);
    await service.limitSubmissions(ctx.get("x-client-address"));
    const key = readIdempotencyKey(ctx.req.headers["idempotency-key"]?.toString());
    const limit = cmsSettings().resumeMaxMb * 1024 ** 2 + FORM_FIELDS_BYTES;
    const id = await withForm(ctx, limit, tooLarge, (form) => service.submit(form, key));
    ctx.status = 201;
    ctx.body = { id };
  },

  async erase(ctx: Context & { request: { body?: { email?: unknown } } }) {
    const email = ctx.request.body?.email;
    if (typeof email !== "string" || !email.includes("@")) return ctx.badRequest("An e-mail address is needed.");
    ctx.body = await eraseAddress(strapi, email);
  },

  async resume(ctx: Context) {
    const application = await stored(ctx.params.id);
    const file = application && (await resumeStore().get(application.resumeKey));
    if (!file) return ctx.notFound();
    const action = ctx.query.view === undefined ? "resume.download" : "resume.view";
    await recordAudit(strapi, ctx.state.user.email, action, `job-application ${application.documentId}`);

    respondWithFile(ctx, {
      content: file,
      name: application.resumeFileName,
      type: application.resumeType,
      bytes: application.resumeBytes,
    });
  },

  async resumeText(ctx: Context) {
    const application = await stored(ctx.params.id);
    const file = application && (await resumeStore().get(application.resumeKey));
    if (!file) return ctx.notFound();
    await recordAudit(strapi, ctx.state.user.email, "resume.view", `job-application ${application.documentId}`);

    ctx.set("Cache-Control", "no-store");
    const { resumeType } = application;
    ctx.body = resumeType === "txt" ? { text: await text(file), isCut: false } : await readText(file, resumeType);
  },
});

function tooLarge(): RuleError {
  return new RuleError("RESUME_TOO_LARGE", resumeTooLarge(cmsSettings().resumeMaxMb));
}

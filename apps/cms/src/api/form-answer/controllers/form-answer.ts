import { fileTooLarge } from "@repo/contract/application/resume";
import { ANSWER_TEXTS_BYTES } from "@repo/contract/form/form";
import { RuleError } from "@repo/contract/http/errors";
import { readIdempotencyKey } from "@repo/contract/http/idempotency-key";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { withForm } from "../../../attachments/read-form";
import { cmsSettings } from "../../../settings";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const { resumeMaxMb } = cmsSettings();
    const answers = strapi.service("api::form-answer.form-answer");
    await answers.limitSubmissions(ctx.get("x-client-address"));
    const key = readIdempotencyKey(ctx.req.headers["idempotency-key"]?.toString());
    const limit = resumeMaxMb * 1024 ** 2 + ANSWER_TEXTS_BYTES;
    const tooLarge = () => new RuleError("FILE_TOO_LARGE", fileTooLarge(resumeMaxMb));
    const id = await withForm(ctx, limit, tooLarge, (form) => answers.submit(form, key));
    ctx.status = 201;
    ctx.body = { id };
  },
});

import { fileTooLarge } from "@repo/contract/application/resume";
import { ANSWER_TEXTS_BYTES } from "@repo/contract/form/form";
import { RuleError } from "@repo/contract/http/errors";
import type { Handlers } from "../access/operations";
import { idempotencyKeyOf } from "../attachments/store-once";
import { withForm } from "../files/read-form";
import { cmsSettings } from "../settings";
import { sendEnquiry } from "./contact";
import { limitAnswers, submitAnswers } from "./form-answers";

export const formOperations = {
  "POST /api/contact": async ({ strapi, body, client, ctx }) => {
    await sendEnquiry(strapi, { body, client, key: idempotencyKeyOf(ctx) });
    return { sent: true };
  },
  "POST /api/form-answers": async ({ strapi, client, ctx }) => {
    const { resumeMaxMb } = cmsSettings();
    await limitAnswers(strapi, client);
    const key = idempotencyKeyOf(ctx);
    const limit = resumeMaxMb * 1024 ** 2 + ANSWER_TEXTS_BYTES;
    const tooLarge = () => new RuleError("FILE_TOO_LARGE", fileTooLarge(resumeMaxMb));
    return { id: await withForm(ctx, limit, tooLarge, (form) => submitAnswers(strapi, form, key)) };
  },
} satisfies Partial<Handlers>;

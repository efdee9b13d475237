import { resumeTooLarge } from "@repo/contract/application/resume";
import { RuleError } from "@repo/contract/http/errors";
import { FORM_FIELDS_BYTES } from "@repo/contract/http/limited-body";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { BodyContext, Handlers } from "../access/operations";
import { eraseAddress } from "../attachments/remove-with-attachments";
import { idempotencyKeyOf } from "../attachments/store-once";
import { withForm } from "../files/read-form";
import { cmsSettings } from "../settings";
import {
  askForLinks,
  consentToKeep,
  findOwn,
  ownData,
  recordOwn,
  removeOwn,
  showOwn,
  withdrawOwn,
} from "./own-application";
import { sendResume } from "./resumes";
import { limitApplications, submitApplication } from "./submit-application";

type OfApplicant = { strapi: Core.Strapi; client: string; ctx: BodyContext };

const find = ({ strapi, client, ctx }: OfApplicant) => findOwn(strapi, ctx.get("x-application-token"), client);

export const ownApplicationOperations = {
  "POST /api/job-applications": async ({ strapi, client, ctx }) => {
    const { resumeMaxMb } = cmsSettings();
    await limitApplications(strapi, client);
    const key = idempotencyKeyOf(ctx);
    const limit = resumeMaxMb * 1024 ** 2 + FORM_FIELDS_BYTES;
    const tooLarge = () => new RuleError("RESUME_TOO_LARGE", resumeTooLarge(resumeMaxMb));
    return { id: await withForm(ctx, limit, tooLarge, (form) => submitApplication(strapi, form, key)) };
  },
  "POST /api/job-applications/erase": ({ strapi, body: { email } }) => {
    if (typeof email === "string" && email.includes("@")) return eraseAddress(strapi, email);
    throw new errors.ValidationError("An e-mail address is needed.");
  },
  "GET /api/own-application": async (asked) => showOwn(asked.strapi, await find(asked)),
  "GET /api/own-application/data": async (asked) => {
    const data = await ownData(asked.strapi, await find(asked));
    const { ctx } = asked;
    ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
    ctx.attachment("application.json");
    ctx.type = "application/json";
    ctx.body = JSON.stringify(data, null, 2);
  },
  "GET /api/own-application/resume": async (asked) => {
    const own = await find(asked);
    await sendResume(asked.ctx, own, () => recordOwn(asked.strapi, own, "download-resume"));
  },
  "POST /api/own-application/withdraw": async (asked) => withdrawOwn(asked.strapi, await find(asked)),
  "POST /api/own-application/consent": async (asked) => consentToKeep(asked.strapi, await find(asked), asked.body.keep),
  "POST /api/own-application/delete": async (asked) => removeOwn(asked.strapi, await find(asked)),
  "POST /api/own-application/links": async ({ strapi, body, client }) => {
    await askForLinks(strapi, body.email, client);
    return { asked: true };
  },
} satisfies Partial<Handlers>;

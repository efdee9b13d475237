import { Readable } from "node:stream";
import { RuleError } from "@repo/rules/errors";
import { readIdempotencyKey } from "@repo/rules/idempotency-key";
import { BodyTooLarge } from "@repo/rules/limited-body";
import { FORM_FIELDS_BYTES, readLimitedForm } from "@repo/rules/limited-form";
import { RESUME_TYPES, type ResumeExtension, resumeTooLarge } from "@repo/rules/resume";
import { cmsSettings } from "@repo/settings";
import { factories } from "@strapi/strapi";
import type { Context } from "koa";
import { mailStates } from "../../../mail/outbox";
import { recordAudit } from "../../../privacy/audit";
import { eraseAddress } from "../../../privacy/remove-applications";
import { resumeStore } from "../../../resumes/store";

const UID = "api::job-application.job-application";

export default factories.createCoreController(UID, ({ strapi }) => ({
  async create(ctx: Context) {
    const service = strapi.service(UID);
    await service.takePlace(ctx.get("x-client-address"));
    const key = readIdempotencyKey(ctx.req.headers["idempotency-key"]?.toString());
    const id = await service.submit(await readForm(ctx), key);
    ctx.status = 201;
    ctx.body = { id };
  },

  async erase(ctx: Context & { request: { body?: { email?: unknown } } }) {
    const email = ctx.request.body?.email;
    if (typeof email !== "string" || !email.includes("@")) return ctx.badRequest("An e-mail address is needed.");
    ctx.body = await eraseAddress(strapi, email);
  },

  async find(ctx: Context) {
    const answer = await super.find(ctx);
    const states = await mailStates(
      strapi,
      answer.data.map(({ documentId }: Row) => documentId),
    );
    return { ...answer, data: answer.data.map((row: Row) => ({ ...row, mailState: states.get(row.documentId) })) };
  },

  async findOne(ctx: Context) {
    const answer = await super.findOne(ctx);
    if (!answer?.data) return answer;
    const { documentId } = answer.data as Row;
    const states = await mailStates(strapi, [documentId]);
    return { ...answer, data: { ...answer.data, mailState: states.get(documentId) } };
  },

  async resume(ctx: Context) {
    const application = await strapi.db.query(UID).findOne({ where: { documentId: ctx.params.id } });
    const file = application && (await resumeStore().get(application.resumeKey));
    if (!file) return ctx.notFound();
    await recordAudit(strapi, ctx.state.user.email, "resume.download", `job-application ${application.documentId}`);

    ctx.set({
      "Cache-Control": "no-store",
      "Content-Length": String(application.resumeBytes),
      "X-Content-Type-Options": "nosniff",
    });
    ctx.attachment(application.resumeFileName);
    ctx.type = RESUME_TYPES[application.resumeType as ResumeExtension];
    ctx.body = file;
  },
}));

type Row = { documentId: string };

async function readForm(ctx: Context): Promise<FormData> {
  const { resumeMaxMb } = cmsSettings(process.env);
  const limit = resumeMaxMb * 1024 ** 2 + FORM_FIELDS_BYTES;
  try {
    const body = Readable.toWeb(ctx.req) as ReadableStream<Uint8Array>;
    return await readLimitedForm(body, ctx.state.contentType, limit);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw new RuleError("RESUME_TOO_LARGE", resumeTooLarge(resumeMaxMb));
    if (error instanceof TypeError || ctx.req.readableAborted) {
      throw new RuleError("BAD_REQUEST", "The body must be a multipart form.");
    }
    throw error;
  }
}

import { text } from "node:stream/consumers";
import type { ResumeText } from "@repo/contract/application/resume";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { recordAudit } from "../access/audit";
import { readText } from "../attachments/text/read-text";
import { respondWithFile } from "../files/file-response";
import { attachmentStore } from "../files/private-store";

export type StoredResume = {
  documentId: string;
  resumeKey: string;
  resumeFileName: string;
  resumeType: string;
  resumeBytes: number;
};

/** `record` runs once the file is found. */
export async function sendResume(ctx: Context, resume: StoredResume, record: () => Promise<void>): Promise<void> {
  const content = await contentOf(resume);
  await record();
  const { resumeFileName: name, resumeType: type, resumeBytes: bytes } = resume;
  respondWithFile(ctx, { content, name, type, bytes });
}

/** Records a look if the address says `view`, and otherwise a download. */
export async function downloadResume(strapi: Core.Strapi, ctx: Context, id: string, actor: string): Promise<void> {
  const resume = await storedResume(strapi, id);
  const action = ctx.query.view === undefined ? "resume.download" : "resume.view";
  await sendResume(ctx, resume, () => recordAudit(strapi, actor, action, `job-application ${id}`));
}

export async function resumeText(strapi: Core.Strapi, id: string, actor: string): Promise<ResumeText> {
  const resume = await storedResume(strapi, id);
  const file = await contentOf(resume);
  await recordAudit(strapi, actor, "resume.view", `job-application ${id}`);
  if (resume.resumeType === "txt") return { text: await text(file), isCut: false };
  return readText(file, resume.resumeType as "doc" | "docx");
}

async function storedResume(strapi: Core.Strapi, documentId: string): Promise<StoredResume> {
  const resume = await strapi.db.query("api::job-application.job-application").findOne({ where: { documentId } });
  if (!resume) throw notFound();
  return resume;
}

async function contentOf({ resumeKey }: StoredResume) {
  const content = await attachmentStore().get(resumeKey);
  if (!content) throw notFound();
  return content;
}

const notFound = () => new errors.NotFoundError("Not Found");

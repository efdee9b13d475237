import type { Readable } from "node:stream";
import { STORED_RESUME_TYPES, type StoredResumeType } from "@repo/contract/application/resume";
import type { Context } from "koa";

/** Responds with an attachment that nothing caches, and that no browser takes for another type. */
export function respondWithFile(
  ctx: Context,
  file: { content: Readable; name: string; type: string; bytes: number },
): void {
  ctx.set({
    "Cache-Control": "no-store",
    "Content-Length": String(file.bytes),
    "X-Content-Type-Options": "nosniff",
  });
  ctx.attachment(file.name, { fallback: plainName(file.name) });
  ctx.type = STORED_RESUME_TYPES[file.type as StoredResumeType];
  ctx.body = file.content;
}

/** For programs that read only ASCII. Other letters would be garbled by the site, which hands the header on. */
const plainName = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]/g, "_");

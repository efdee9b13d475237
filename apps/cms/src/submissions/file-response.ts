import type { Readable } from "node:stream";
import { RESUME_TYPES, type ResumeExtension } from "@repo/rules/resume";
import type { Context } from "koa";

/** As an attachment that nothing caches or takes for anything else. */
export function respondWithFile(
  ctx: Context,
  file: { content: Readable; name: string; type: string; bytes: number },
): void {
  ctx.set({
    "Cache-Control": "no-store",
    "Content-Length": String(file.bytes),
    "X-Content-Type-Options": "nosniff",
  });
  ctx.attachment(file.name);
  ctx.type = RESUME_TYPES[file.type as ResumeExtension];
  ctx.body = file.content;
}

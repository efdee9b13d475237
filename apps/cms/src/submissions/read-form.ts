import { Readable } from "node:stream";
import { RuleError } from "@repo/rules/errors";
import { BodyTooLarge } from "@repo/rules/limited-body";
import { readLimitedForm } from "@repo/rules/limited-form";
import type { Context } from "koa";

/** @throws {RuleError} `tooLarge`, or BAD_REQUEST when the body is no form or breaks off. */
export async function readForm(ctx: Context, maxBytes: number, tooLarge: () => RuleError): Promise<FormData> {
  try {
    const body = Readable.toWeb(ctx.req) as ReadableStream<Uint8Array>;
    return await readLimitedForm(body, ctx.state.contentType, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLarge) throw tooLarge();
    if (error instanceof TypeError || ctx.req.readableAborted) {
      throw new RuleError("BAD_REQUEST", "The body must be a multipart form.");
    }
    throw error;
  }
}

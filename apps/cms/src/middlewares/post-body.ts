import { Readable } from "node:stream";
import { readJsonObject } from "@repo/contract/http/json-body";
import { POST_BODY_MAX_BYTES, refuseLongPost } from "@repo/contract/post/form";
import type { Core } from "@strapi/strapi";

export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const stream = Readable.toWeb(ctx.req) as ReadableStream<Uint8Array>;
  const body = await readJsonObject(stream, POST_BODY_MAX_BYTES);
  refuseLongPost(body);
  ctx.request.body = body;
  return next();
};

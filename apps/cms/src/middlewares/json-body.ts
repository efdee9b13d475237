import { Readable } from "node:stream";
import { RuleError } from "@repo/contract/http/errors";
import { type BodyLimits, readJsonObject } from "@repo/contract/http/json-body";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

type Config = { isForm?: boolean; limits?: BodyLimits };

/** A form of the panel has many components, and a role has a permission for each field. */
const SESSION_BODY: BodyLimits = { bytes: 4 * 1024 ** 2, levels: 64, values: 100_000 };

/** Strapi's controllers read the body without checking that there is one. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const { isForm, limits }: Config = ctx.state.route.config;
  if (!isForm) ctx.request.body = hasBody(ctx) ? await read(ctx, limits) : {};
  return next();
};

const hasBody = (ctx: Context) =>
  ctx.method !== "DELETE" && (Boolean(ctx.request.length) || Boolean(ctx.get("transfer-encoding")));

function read(ctx: Context, limits?: BodyLimits): Promise<Record<string, unknown>> {
  if (!ctx.is("json")) throw new RuleError("UNSUPPORTED_MEDIA_TYPE");
  const body = Readable.toWeb(ctx.req) as ReadableStream<Uint8Array>;
  return readJsonObject(body, limits ?? (ctx.state.auth?.credentials ? SESSION_BODY : undefined));
}

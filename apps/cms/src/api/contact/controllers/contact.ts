import { readIdempotencyKey } from "@repo/contract/http/idempotency-key";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async send(ctx: Context & { request: { body?: unknown } }) {
    const key = readIdempotencyKey(ctx.req.headers["idempotency-key"]?.toString());
    await strapi.service("api::contact.contact").send(ctx.request.body, ctx.get("x-client-address"), key);
    ctx.body = { sent: true };
  },
});

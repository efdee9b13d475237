import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async send(ctx: Context & { request: { body?: unknown } }) {
    await strapi.service("api::contact.contact").send(ctx.request.body, ctx.get("x-client-address"));
    ctx.body = { sent: true };
  },
});

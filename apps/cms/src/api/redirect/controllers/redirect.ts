import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = await strapi.db
      .query("api::redirect.redirect")
      .findMany({ select: ["from", "to", "permanent"], orderBy: { from: "asc" } });
  },
});

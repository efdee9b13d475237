import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const search = strapi.service("api::search.search");
    const asked = await search.check(ctx.query, ctx.get("x-client-address"));
    ctx.body = await search.find(asked);
  },
});

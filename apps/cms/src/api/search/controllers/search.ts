import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { enterQueue } from "../../../queries/queue";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const search = strapi.service("api::search.search");
    const asked = await search.check(ctx.query, ctx.get("x-client-address"));
    await enterQueue(ctx);
    ctx.body = await search.find(asked);
  },
});

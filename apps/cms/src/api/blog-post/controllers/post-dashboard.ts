import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { type BodyContext, createDashboardActions } from "../../../access/dashboard-controller";

const SERVICE = "api::blog-post.post-dashboard";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const posts = () => strapi.service(SERVICE);
  return {
    ...createDashboardActions(strapi, SERVICE),

    async stats(ctx: Context) {
      ctx.body = await posts().stats();
    },

    async check(ctx: BodyContext) {
      ctx.body = { deadLinks: await posts().deadLinks(ctx.request.body) };
    },

    async restore(ctx: Context) {
      ctx.body = await posts().restore(ctx.params.id, ctx.state.user.email);
    },
  };
};

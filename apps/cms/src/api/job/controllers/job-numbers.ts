import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: Context) {
    ctx.body = await strapi.service("api::job.job-numbers").show(ctx.params.id);
  },
});

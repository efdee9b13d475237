import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async ofJob(ctx: Context) {
    ctx.body = await strapi.service("api::job-application.application-sources").ofJob(ctx.params.id);
  },
});

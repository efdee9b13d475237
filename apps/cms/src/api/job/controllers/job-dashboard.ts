import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

type BodyContext = Context & { request: { body?: unknown } };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const jobs = () => strapi.service("api::job.job-dashboard");
  return {
    async list(ctx: Context) {
      ctx.body = await jobs().list(ctx.query);
    },

    async create(ctx: BodyContext) {
      ctx.body = await jobs().create(ctx.request.body);
      ctx.status = 201;
    },

    async update(ctx: BodyContext) {
      ctx.body = await jobs().update(ctx.params.id, ctx.request.body);
    },

    async remove(ctx: Context) {
      await jobs().remove(ctx.params.id);
      ctx.status = 204;
    },

    async insertDefaults(ctx: Context) {
      await jobs().insertDefaults();
      ctx.body = await jobs().list({});
      ctx.status = 201;
    },
  };
};

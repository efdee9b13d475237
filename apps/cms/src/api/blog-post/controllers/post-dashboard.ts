import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

type BodyContext = Context & { request: { body?: unknown } };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const posts = () => strapi.service("api::blog-post.post-dashboard");

  return {
    async list(ctx: Context) {
      ctx.body = await posts().list(ctx.query);
    },

    async stats(ctx: Context) {
      ctx.body = await posts().stats();
    },

    async create(ctx: BodyContext) {
      ctx.body = await posts().create(ctx.request.body);
      ctx.status = 201;
    },

    async update(ctx: BodyContext) {
      ctx.body = await posts().update(ctx.params.id, ctx.request.body);
    },

    async remove(ctx: Context) {
      await posts().remove(ctx.params.id);
      ctx.status = 204;
    },

    async restore(ctx: Context) {
      ctx.body = await posts().restore(ctx.params.id, ctx.state.user.email);
    },
  };
};

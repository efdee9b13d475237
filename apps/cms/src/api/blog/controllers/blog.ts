import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { blogSetup } from "../../../schema/blog-setup";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Without the texts: GraphQL returns at most a hundred posts per query. */
  async entries(ctx: Context) {
    ctx.body = await strapi.service("api::blog.blog").entries();
  },

  async setup(ctx: Context) {
    ctx.body = await blogSetup(strapi);
  },
});

import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { blogSetup } from "../../../database/blog-setup";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** All published posts without their texts, the newest first: GraphQL answers a hundred at a time. */
  async entries(ctx: Context) {
    ctx.body = await strapi.service("api::blog.blog").entries();
  },

  /** What the blog admin runs in the database's own client when the blog's table is missing. */
  async setup(ctx: Context) {
    ctx.body = await blogSetup(strapi);
  },
});

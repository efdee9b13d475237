import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { blogSetup } from "../../../posts/blog-setup";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Returns all posts without their texts: GraphQL returns at most a hundred posts per query. */
  async entries(ctx: Context) {
    const posts = await strapi.db.query("api::blog-post.blog-post").findMany({
      select: ["documentId", "title", "metaTags", "createdAt", "updatedAt"],
      where: { publishedAt: { $notNull: true } },
      orderBy: [{ createdAt: "desc" }, { documentId: "desc" }],
    });
    ctx.body = posts.map(({ documentId, title, metaTags, createdAt, updatedAt }) => ({
      id: documentId,
      title,
      metaTags: metaTags ?? "",
      createdAt,
      updatedAt,
    }));
  },

  async setup(ctx: Context) {
    ctx.body = await blogSetup(strapi);
  },
});

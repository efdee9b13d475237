import type { CmsAnswerOf } from "@repo/contract/operations/request";
import type { Core } from "@strapi/strapi";
import type { Handlers } from "../access/operations";
import { blogSetup } from "./blog-setup";
import { changePost, createPost, deadLinksIn, listPosts, postStats, removePost, restorePost } from "./post-dashboard";

export const postOperations = {
  "GET /api/dashboard/posts": ({ strapi, query }) => listPosts(strapi, query),
  "POST /api/dashboard/posts": ({ strapi, body }) => createPost(strapi, body),
  "GET /api/dashboard/posts/stats": ({ strapi }) => postStats(strapi),
  "POST /api/dashboard/posts/preview": async ({ strapi, body }) => ({
    deadLinks: await deadLinksIn(strapi, body.description),
  }),
  "PATCH /api/dashboard/posts/:id": ({ strapi, ids, body }) => changePost(strapi, ids.id, body),
  "DELETE /api/dashboard/posts/:id": ({ strapi, ids }) => removePost(strapi, ids.id),
  "POST /api/dashboard/posts/:id/restore": ({ strapi, ids, actor }) => restorePost(strapi, ids.id, actor.email),
  "GET /api/dashboard/posts/setup": ({ strapi }) => blogSetup(strapi),
  "GET /api/blog/entries": ({ strapi }) => postEntries(strapi),
} satisfies Partial<Handlers>;

/** Returns all posts: GraphQL returns at most a hundred per query. */
async function postEntries(strapi: Core.Strapi): Promise<CmsAnswerOf<"GET /api/blog/entries">> {
  const posts = await strapi.db.query("api::blog-post.blog-post").findMany({
    select: ["documentId", "title", "metaTags", "createdAt", "updatedAt"],
    where: { publishedAt: { $notNull: true } },
    orderBy: [{ createdAt: "desc" }, { documentId: "desc" }],
  });
  return posts.map(({ documentId, title, metaTags, createdAt, updatedAt }) => ({
    id: documentId,
    title,
    metaTags: metaTags ?? "",
    createdAt,
    updatedAt,
  }));
}

import type { Core } from "@strapi/strapi";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async entries() {
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
  },
});

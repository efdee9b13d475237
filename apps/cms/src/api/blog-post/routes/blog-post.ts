import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::blog-post.blog-post", {
  only: ["find", "findOne"],
  config: {
    find: { policies: ["global::published-only"] },
    findOne: { policies: ["global::published-only"] },
  },
});

import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::job.job", {
  only: ["find", "findOne"],
  config: {
    find: { policies: ["global::published-only"] },
    findOne: { policies: ["global::published-only"] },
  },
});

import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::industries-page.industries-page", {
  only: ["find"],
  config: {
    find: { policies: ["global::published-only"] },
  },
});

import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::technologies-page.technologies-page", {
  only: ["find"],
  config: {
    find: { policies: ["global::published-only"] },
  },
});

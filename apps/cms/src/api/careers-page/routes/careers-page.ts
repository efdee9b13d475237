import { factories } from "@strapi/strapi";

export default factories.createCoreRouter("api::careers-page.careers-page", {
  only: ["find"],
  config: {
    find: { policies: ["global::published-only"] },
  },
});

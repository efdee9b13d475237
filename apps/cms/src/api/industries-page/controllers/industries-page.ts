import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::industries-page.industries-page");

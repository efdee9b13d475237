import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::work-page.work-page");

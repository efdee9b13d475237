import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::work-page.work-page");

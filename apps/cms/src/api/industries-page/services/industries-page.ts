import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::industries-page.industries-page");

import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::technologies-page.technologies-page");

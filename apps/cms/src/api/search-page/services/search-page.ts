import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::search-page.search-page");

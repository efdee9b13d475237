import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::search-page.search-page");

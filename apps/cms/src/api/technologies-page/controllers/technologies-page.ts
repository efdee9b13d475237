import { factories } from "@strapi/strapi";

export default factories.createCoreController("api::technologies-page.technologies-page");

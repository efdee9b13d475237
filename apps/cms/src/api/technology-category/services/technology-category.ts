import { factories } from "@strapi/strapi";

export default factories.createCoreService("api::technology-category.technology-category");

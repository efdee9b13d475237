import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::technology-category.technology-category");

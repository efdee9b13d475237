import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::technology-category.technology-category");

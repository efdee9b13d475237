import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::technology-category.technology-category");

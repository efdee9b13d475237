import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::industry.industry");

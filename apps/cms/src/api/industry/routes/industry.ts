import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::industry.industry");

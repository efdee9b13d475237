import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::services-page.services-page");

import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::services-page.services-page");

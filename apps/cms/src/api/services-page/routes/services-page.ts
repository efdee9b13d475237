import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::services-page.services-page");

import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::work-page.work-page");

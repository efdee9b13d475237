import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::work-page.work-page");

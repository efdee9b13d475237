import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::work-page.work-page");

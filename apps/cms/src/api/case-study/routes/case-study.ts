import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::case-study.case-study");

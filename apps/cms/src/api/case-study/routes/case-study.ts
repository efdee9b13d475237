import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::case-study.case-study");

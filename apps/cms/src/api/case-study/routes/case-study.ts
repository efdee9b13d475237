import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::case-study.case-study");

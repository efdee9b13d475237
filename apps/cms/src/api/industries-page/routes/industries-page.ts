import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::industries-page.industries-page");

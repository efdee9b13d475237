import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::industries-page.industries-page");

import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::industries-page.industries-page");

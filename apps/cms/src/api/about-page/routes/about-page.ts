import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::about-page.about-page");

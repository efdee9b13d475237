import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::about-page.about-page");

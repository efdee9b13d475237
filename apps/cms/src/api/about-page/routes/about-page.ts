import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::about-page.about-page");

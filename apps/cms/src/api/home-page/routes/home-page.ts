import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::home-page.home-page");

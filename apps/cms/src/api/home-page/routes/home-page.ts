import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::home-page.home-page");

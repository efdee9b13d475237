import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::home-page.home-page");

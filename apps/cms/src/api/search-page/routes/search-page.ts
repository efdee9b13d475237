import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::search-page.search-page");

import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::search-page.search-page");

import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::search-page.search-page");

import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::privacy-page.privacy-page");

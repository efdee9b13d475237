import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::privacy-page.privacy-page");

import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::privacy-page.privacy-page");

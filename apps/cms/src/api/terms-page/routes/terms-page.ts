import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::terms-page.terms-page");

import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::terms-page.terms-page");

import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::terms-page.terms-page");

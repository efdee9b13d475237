import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::contact-page.contact-page");

import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::contact-page.contact-page");

import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::contact-page.contact-page");

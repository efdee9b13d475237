import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::contact-detail.contact-detail");

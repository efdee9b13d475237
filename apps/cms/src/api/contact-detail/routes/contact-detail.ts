import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::contact-detail.contact-detail");

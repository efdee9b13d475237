import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::technologies-page.technologies-page");

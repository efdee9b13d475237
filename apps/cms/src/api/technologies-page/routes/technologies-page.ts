import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::technologies-page.technologies-page");

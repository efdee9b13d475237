import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::technologies-page.technologies-page");

import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::footer.footer");

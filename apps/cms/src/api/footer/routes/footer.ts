import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::footer.footer");

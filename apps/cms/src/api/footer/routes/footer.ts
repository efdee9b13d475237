import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::footer.footer");

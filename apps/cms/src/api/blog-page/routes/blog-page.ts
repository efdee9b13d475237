import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::blog-page.blog-page");

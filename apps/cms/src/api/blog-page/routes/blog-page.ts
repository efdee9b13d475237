import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::blog-page.blog-page");

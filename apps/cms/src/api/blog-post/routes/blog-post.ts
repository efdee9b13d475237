import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::blog-post.blog-post");

import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::blog-post.blog-post");

import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::blog-post.blog-post");

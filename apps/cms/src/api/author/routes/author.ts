import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::author.author");

import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::site-setting.site-setting");

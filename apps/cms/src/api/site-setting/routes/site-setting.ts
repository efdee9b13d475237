import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::site-setting.site-setting");

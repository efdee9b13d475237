import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::site-setting.site-setting");

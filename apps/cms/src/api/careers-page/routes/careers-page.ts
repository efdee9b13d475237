import { publishedRouter } from "../../../content/published-router";

export default publishedRouter("api::careers-page.careers-page");

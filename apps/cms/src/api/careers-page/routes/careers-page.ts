import { publishedRouter } from "../../../published-router";

export default publishedRouter("api::careers-page.careers-page");

import { publishedRouter } from "../../../access/published-router";

export default publishedRouter("api::careers-page.careers-page");

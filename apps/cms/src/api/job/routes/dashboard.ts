import { operationRoutes } from "../../../dashboards/operations";

export default operationRoutes("api::job");

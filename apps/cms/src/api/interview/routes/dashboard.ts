import { operationRoutes } from "../../../access/dashboard-operations";

export default operationRoutes("api::interview");

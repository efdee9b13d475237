import { operationRoutes } from "../../../operations";

export default operationRoutes("api::picture");

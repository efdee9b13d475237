export { default } from "../../../sessions/session-service";

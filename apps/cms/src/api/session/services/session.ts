export { default } from "../../../access/sessions/session-service";

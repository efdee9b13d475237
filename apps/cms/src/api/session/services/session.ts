export { default } from "../../../accounts/sessions/session-service";

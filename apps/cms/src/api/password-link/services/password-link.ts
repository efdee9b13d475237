export { default } from "../../../accounts/password-links/password-link-service";

export { default } from "../../../mail/password-links/password-link-service";

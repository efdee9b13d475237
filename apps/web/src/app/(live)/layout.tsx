/** As other pages of the site, but rendered for each request: `ensureStatic` would refuse that. */
export { default } from "../(site)/layout";

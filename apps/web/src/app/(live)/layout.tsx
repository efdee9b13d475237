/** The layout of the site's other pages, without their `ensureStatic`: these pages are rendered for each request. */
export { default } from "../(site)/layout";

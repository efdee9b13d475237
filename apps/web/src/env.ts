/** The settings, for the code under src. The server, under runtime, reads them itself. */
export { siteSettings as env } from "@repo/cms-client/settings";

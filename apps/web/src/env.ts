/** The settings, for the code under src. The code under server reads them itself. */
export { siteSettings as env } from "@/cms/settings";

import "server-only";
import { webSettings } from "@repo/settings";

/** Settings of the site, checked at start: the only reader of the environment. */
export const env = () => webSettings(process.env);

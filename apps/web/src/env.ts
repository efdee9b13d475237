import "server-only";
import { webSettings } from "@repo/settings";

/** The only place that reads the environment. */
export const env = () => webSettings(process.env);

import "server-only";
import { webSettings } from "@repo/process/settings";

/** The only place that reads the environment. */
export const env = () => webSettings(process.env);

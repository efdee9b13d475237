import "server-only";
import { webSettings } from "@repo/process/settings";

/** The settings, for the code under src. The server, under runtime, reads them itself. */
export const env = () => webSettings(process.env);

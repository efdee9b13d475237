import { CMS_UNAVAILABLE } from "@repo/cms-client/outage";
import type { Instrumentation } from "next";

/** Tells server.mjs, by the request's headers, of a page that fails for want of the CMS; what is a fault of ours is logged. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers, method, path }) => {
  const { digest, message } = error as Error & { digest?: string };
  if (digest === CMS_UNAVAILABLE) headers["x-cms-outage"] = "true";
  else console.error(`Request ${headers["x-request-id"]}: ${method} ${path.split("?", 1)} answers 500: ${message}`);
};

import type { Instrumentation } from "next";

/** Tells server.mjs, by the request's headers, why an answer fails. Next.js calls it for all but prerendering. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }) => {
  const { digest, message } = error as Error & { digest?: string };
  headers["x-error-digest"] = digest ?? message;
};

import type { Instrumentation } from "next";

/** Tells server.ts why a response fails. Next.js does not call it while prerendering. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }) => {
  const { digest, message } = error as Error & { digest?: string };
  headers["x-error-digest"] = digest ?? message;
};

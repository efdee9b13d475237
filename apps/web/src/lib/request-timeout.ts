const TIMEOUT_MS = 30_000;

/** Ends a request of the browser: later than the site gives up on the CMS, which it may have to ask three times. */
export const requestTimeout = () => AbortSignal.timeout(TIMEOUT_MS);

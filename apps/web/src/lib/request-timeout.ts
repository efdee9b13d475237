const TIMEOUT_MS = 30_000;

/** Three CMS timeouts: a request may be refused, its session refreshed, and the request made again. */
export const requestTimeout = () => AbortSignal.timeout(TIMEOUT_MS);

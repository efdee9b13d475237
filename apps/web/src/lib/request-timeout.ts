const TIMEOUT_MS = 30_000;

/** Three CMS timeouts: a request may check the session, refresh it, and then do its work. */
export const requestTimeout = () => AbortSignal.timeout(TIMEOUT_MS);

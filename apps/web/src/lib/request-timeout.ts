const TIMEOUT_MS = 30_000;

/** Three CMS timeouts: a request may be refused, its session refreshed, and the request made again. */
export const requestTimeout = () => AbortSignal.timeout(TIMEOUT_MS);

/** As `AbortSignal.any`, which Safari has since 17.4 and Firefox since 124. */
export function anySignal(signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { signal: controller.signal });
  }
  return controller.signal;
}

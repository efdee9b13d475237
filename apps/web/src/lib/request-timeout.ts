const TIMEOUT_MS = 30_000;

/** Three times the CMS's timeout: a request may be refused, its session renewed, and the request repeated. */
export const requestTimeout = (ms = TIMEOUT_MS) => AbortSignal.timeout(ms);

/** Works like `AbortSignal.any`, which Safari has since 17.4 and Firefox since 124. */
export function anySignal(signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { signal: controller.signal });
  }
  return controller.signal;
}

import "server-only";

const TIMEOUT_MS = 10_000;

/** Limits the wait for the answer and for each chunk, not for the whole body: a long list may take its time. */
export async function fetchWithTimeout(url: string | URL, init?: RequestInit): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(tooLate()), TIMEOUT_MS);
  const response = await fetch(url, { ...init, signal: timeout.signal }).finally(() => clearTimeout(timer));
  return response.body ? new Response(withIdleLimit(response.body), response) : response;
}

function withIdleLimit(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(tooLate()), TIMEOUT_MS);
    });
    try {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) controller.close();
      else controller.enqueue(value);
    } catch (error) {
      controller.error(error);
      await reader.cancel(error);
    } finally {
      clearTimeout(timer);
    }
  };
  return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 });
}

function tooLate(): Error {
  return new Error(`Nothing has come for ${TIMEOUT_MS / 1000} s.`);
}

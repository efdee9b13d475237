import "server-only";
import { webSettings } from "@repo/settings";

const TIMEOUT_MS = 10_000;

type CmsRequest = RequestInit & {
  /** The longest wait for the answer, and for each chunk in either direction; the whole may take longer. */
  timeoutMs?: number;
};

/** Every request to the CMS passes here. */
export async function fetchCms(
  path: string | URL,
  { timeoutMs = TIMEOUT_MS, body, ...init }: CmsRequest = {},
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(tooLate(timeoutMs)), timeoutMs);
  let answered = false;
  const watched =
    body instanceof ReadableStream ? body.pipeThrough(onEachChunk(() => void (answered || timer.refresh()))) : body;
  const response = await fetch(new URL(path, webSettings(process.env).cmsUrl), {
    ...init,
    body: watched,
    duplex: "half",
    signal: timeout.signal,
  } as RequestInit).finally(() => {
    answered = true;
    clearTimeout(timer);
  });
  return response.body ? new Response(withIdleLimit(response.body, timeoutMs), response) : response;
}

function onEachChunk(call: () => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      call();
      controller.enqueue(chunk);
    },
    flush: call,
  });
}

function withIdleLimit(body: ReadableStream<Uint8Array>, timeoutMs: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(tooLate(timeoutMs)), timeoutMs);
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

function tooLate(timeoutMs: number): Error {
  return new Error(`Nothing has come for ${timeoutMs / 1000} s.`);
}

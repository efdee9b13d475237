import "server-only";
import { type ErrorCode, RuleError } from "@repo/contract/http/errors";
import { publish } from "#server/watch/channels";
import { siteSettings } from "../settings";

const TIMEOUT_MS = 10_000;

/** Thrown when the CMS doesn't answer, or not what was read. Its message is for the log. */
export class CmsError extends RuleError {
  /** The digest is the only property of an error that Next.js passes to an error page. */
  readonly digest: ErrorCode = "CMS_UNAVAILABLE";
}

export type CmsRequest = Omit<RequestInit, "headers"> & {
  headers?: Record<string, string>;
  /** The longest wait for the answer, and for each chunk in either direction. The whole call may take longer. */
  timeoutMs?: number;
};

/** Sends a request with the site's token. @throws {CmsError} CMS_UNAVAILABLE, also while the answer is read */
export async function fetchCms(
  path: string,
  { timeoutMs = TIMEOUT_MS, body, headers, ...init }: CmsRequest = {},
): Promise<Response> {
  const { cmsUrl, siteToken } = siteSettings();
  const tell = tellOutcome();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(tooLate(timeoutMs)), timeoutMs);
  let answered = false;
  const watched =
    body instanceof ReadableStream ? body.pipeThrough(onEachChunk(() => void (answered || timer.refresh()))) : body;
  const options: RequestInit & { duplex: "half" } = {
    ...init,
    headers: { "x-site-token": siteToken.current, ...headers },
    body: watched,
    duplex: "half",
    // With a window, or if it could be led elsewhere, Node.js keeps a copy of all that a stream sends.
    ...(body instanceof ReadableStream ? { window: null, redirect: "error" } : { redirect: "manual" }),
    signal: timeout.signal,
  };
  const response = await fetch(new URL(path, cmsUrl), options)
    .finally(() => {
      answered = true;
      clearTimeout(timer);
    })
    .then(refuseRedirect)
    .catch((error) => {
      tell(true);
      throw unanswered(error);
    });
  tell(response.status >= 500);
  return response.body ? new Response(withIdleLimit(response.body, timeoutMs), response) : response;
}

/** Strapi itself never redirects these requests, so a redirect comes from an unknown server in between. */
async function refuseRedirect(response: Response): Promise<Response> {
  if (!response.headers.has("location") || response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  throw new Error(`CMS_URL answers ${response.status} and leads elsewhere, which is not followed.`);
}

function tellOutcome() {
  // Next.js forbids the other clocks while it prerenders.
  const started = process.hrtime.bigint();
  return (failed: boolean) => {
    const milliseconds = Number(process.hrtime.bigint() - started) / 1e6;
    publish("site:cms-requests", { failed, milliseconds });
  };
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
      controller.error(unanswered(error));
      await reader.cancel(error);
    } finally {
      clearTimeout(timer);
    }
  };
  return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 });
}

function unanswered(cause: unknown): CmsError {
  const message = `The CMS does not answer: ${(cause as Error).message}`;
  return Object.assign(new CmsError("CMS_UNAVAILABLE", message), { cause });
}

function tooLate(timeoutMs: number): Error {
  return new Error(`Nothing has come for ${timeoutMs / 1000} s.`);
}

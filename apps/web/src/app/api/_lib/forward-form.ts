import "server-only";
import { type ErrorCode, RuleError } from "@repo/contract/http/errors";
import { readIdempotencyKey } from "@repo/contract/http/idempotency-key";
import { fetchCms } from "@/cms/fetch-cms";
import { siteHeaders } from "@/lib/call-cms";
import { withErrorResponses } from "./api-handler";
import { refuseForeignOrigin } from "./origin";

const TIMEOUT_MS = 60_000;

type Forwarding = { path: string; maxBytes: number; tooLarge: () => RuleError; failed: ErrorCode };

/** Streams a multipart form to `path` of the CMS and returns its answer. Without an answer, the error is `failed`. */
export function forwardForm(request: Request, { path, maxBytes, tooLarge, failed }: Forwarding): Promise<Response> {
  const fail = (cause: unknown): never => {
    throw Object.assign(new RuleError(failed), { cause });
  };
  return withErrorResponses(async () => {
    refuseForeignOrigin(request);
    readIdempotencyKey(request.headers.get("idempotency-key"));
    if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge();

    const headers = new Headers(await siteHeaders());
    for (const name of ["content-type", "content-length", "idempotency-key"]) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    const { body } = request;
    const stored = await fetchCms(path, { method: "POST", headers, body, timeoutMs: TIMEOUT_MS }).catch(fail);
    if (stored.status >= 500 && stored.status !== 502) fail(`The CMS answers ${stored.status}.`);
    const answered = await stored.text().catch(fail);
    return new Response(answered, {
      status: stored.status,
      headers: {
        "Content-Type": "application/json",
        ...(stored.headers.has("retry-after") && { "Retry-After": stored.headers.get("retry-after") ?? "" }),
      },
    });
  });
}

import "server-only";
import { type ErrorCode, RuleError } from "@repo/contract/http/errors";
import { readIdempotencyKey } from "@repo/contract/http/idempotency-key";
import type { CmsOperationName } from "@repo/contract/operations/request";
import { ask } from "@/cms/ask";
import { because, handleRequest } from "./api-handler";

type Forwarding = { name: CmsOperationName; maxBytes: number; tooLarge: () => RuleError; failed: ErrorCode };

/** Streams a multipart form to the CMS and returns its answer. Without an answer, the error is `failed`. */
export function forwardForm(request: Request, { name, maxBytes, tooLarge, failed }: Forwarding): Promise<Response> {
  return handleRequest(request, async () => {
    readIdempotencyKey(request.headers.get("idempotency-key"));
    if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge();

    const headers: Record<string, string> = {};
    for (const header of ["content-type", "content-length", "idempotency-key"]) {
      const value = request.headers.get(header);
      if (value) headers[header] = value;
    }
    try {
      const stored = await ask(name, { headers, body: request.body });
      return Response.json(await stored.json(), { status: stored.status });
    } catch (error) {
      throw error instanceof RuleError && (error.status < 500 || error.status === 502) ? error : because(error, failed);
    }
  });
}

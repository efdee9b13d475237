import { RuleError } from "@repo/contract/http/errors";
import { CmsError } from "@/cms/read-cms";

export function errorResponse(error: RuleError): Response {
  const headers = error.retryAfter ? { "Retry-After": String(error.retryAfter) } : undefined;
  return Response.json(error.toBody(), { status: error.status, headers });
}

/** Turns a RuleError into its response, an outage of the CMS into a 503, and any other error into a 500. Logs 5xx. */
export async function withErrorResponses(handler: () => Promise<Response>): Promise<Response> {
  try {
    return await handler();
  } catch (thrown) {
    const error = thrown instanceof RuleError ? thrown : unexpected(thrown);
    if (error.status >= 500) log(error);
    return errorResponse(error);
  }
}

function unexpected(cause: unknown): RuleError {
  const isOutage = cause instanceof CmsError && cause.isOutage;
  return Object.assign(new RuleError(isOutage ? "CMS_UNAVAILABLE" : "INTERNAL_ERROR"), { cause });
}

function log({ code, cause }: RuleError): void {
  console.error(`The answer is ${code}.`, ...(cause ? [cause] : []));
}

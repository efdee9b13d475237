import { CmsError } from "@repo/cms-client/request";
import { RuleError } from "@repo/rules/errors";

/** The answer of the site's HTTP interface to an error. */
export function errorResponse(error: RuleError): Response {
  const headers = error.retryAfter ? { "Retry-After": String(error.retryAfter) } : undefined;
  return Response.json(error.toBody(), { status: error.status, headers });
}

/**
 * Runs a handler. A RuleError becomes its answer, an outage of the CMS 503, and anything else is a fault of ours: 500.
 * What the visitor can't help is logged with the id of the request.
 */
export async function withErrorAnswers(request: Request, handler: () => Promise<Response>): Promise<Response> {
  try {
    return await handler();
  } catch (thrown) {
    const error = thrown instanceof RuleError ? thrown : unexpected(thrown);
    if (error.status >= 500) log(request, error);
    return errorResponse(error);
  }
}

function unexpected(cause: unknown): RuleError {
  const isOutage = cause instanceof CmsError && cause.isOutage;
  return Object.assign(new RuleError(isOutage ? "CMS_UNAVAILABLE" : "INTERNAL_ERROR"), { cause });
}

function log({ headers, method, url }: Request, { code, cause }: RuleError): void {
  const what = `Request ${headers.get("x-request-id")}: ${method} ${new URL(url).pathname} answers ${code}.`;
  console.error(what, ...(cause ? [cause] : []));
}

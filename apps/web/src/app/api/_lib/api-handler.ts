import { CmsError } from "@repo/cms-client/graphql";
import { RuleError } from "@repo/rules/errors";

export function errorResponse(error: RuleError): Response {
  const headers = error.retryAfter ? { "Retry-After": String(error.retryAfter) } : undefined;
  return Response.json(error.toBody(), { status: error.status, headers });
}

/** RuleErrors become their response, CMS outages a 503, anything else a 500. 5xx are logged with the request id. */
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

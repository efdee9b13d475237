import { RuleError } from "@repo/rules/errors";

/** The answer of the site's HTTP interface to an error. */
export function errorResponse(error: RuleError): Response {
  const headers = error.retryAfter ? { "Retry-After": String(error.retryAfter) } : undefined;
  return Response.json(error.toBody(), { status: error.status, headers });
}

/** Runs a handler; a RuleError becomes its answer, and a CMS that can't be reached 503. */
export async function answer(handler: () => Promise<Response>): Promise<Response> {
  try {
    return await handler();
  } catch (error) {
    if (error instanceof RuleError) return errorResponse(error);
    console.error(error);
    return errorResponse(new RuleError("CMS_UNAVAILABLE", "The service is not available right now. Please try again."));
  }
}

import { type ErrorCode, RuleError } from "@repo/contract/http/errors";
import { CmsError } from "@/cms/fetch";
import { refuseForeignOrigin } from "./origin";

export function errorResponse(error: RuleError): Response {
  const headers = error.retryAfter ? { "Retry-After": String(error.retryAfter) } : undefined;
  return Response.json(error.toBody(), { status: error.status, headers });
}

/** Refuses writes from other origins. Turns a RuleError into its response, and others into a 500. Logs 5xx. */
export async function handleRequest(request: Request, handler: () => Promise<Response>): Promise<Response> {
  try {
    refuseForeignOrigin(request);
    return await handler();
  } catch (thrown) {
    const error = toRuleError(thrown);
    const { code, status, cause } = error;
    if (status >= 500) console.error(`The answer is ${code}.`, ...(cause ? [cause] : []));
    return errorResponse(error);
  }
}

function toRuleError(thrown: unknown): RuleError {
  if (thrown instanceof CmsError) return because(thrown, thrown.code);
  return thrown instanceof RuleError ? thrown : because(thrown, "INTERNAL_ERROR");
}

export const because = (cause: unknown, code: ErrorCode) => Object.assign(new RuleError(code), { cause });

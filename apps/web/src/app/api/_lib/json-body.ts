import { RuleError } from "@repo/contract/http/errors";
import { FORM_MAX_BYTES, readJsonObject } from "@repo/contract/http/json-body";

/** Reads a JSON body. Throws a `RuleError` INVALID_JSON or BODY_TOO_LARGE. */
export function jsonBody(request: Request, maxBytes = FORM_MAX_BYTES): Promise<Record<string, unknown>> {
  if (Number(request.headers.get("content-length")) > maxBytes) throw new RuleError("BODY_TOO_LARGE");
  return readJsonObject(request.body, maxBytes);
}

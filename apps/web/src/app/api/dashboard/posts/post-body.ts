import { RuleError } from "@repo/rules/errors";
import { jsonBody } from "@/lib/json-body";

/** As much as the CMS takes: a long book. */
const MAX_BYTES = 4 * 1024 ** 2;

/** What is written of a post. @throws {RuleError} POST_TOO_LARGE */
export function postBody(request: Request): Promise<Record<string, unknown>> {
  if (Number(request.headers.get("content-length")) > MAX_BYTES) {
    throw new RuleError("POST_TOO_LARGE", "The post is larger than 4 MB.");
  }
  return jsonBody(request, MAX_BYTES);
}

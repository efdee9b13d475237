import { RuleError } from "@repo/contract/http/errors";
import { readIdempotencyKey } from "@repo/contract/http/idempotency-key";
import { readJsonObject } from "@repo/contract/http/json-body";
import { because, handleRequest } from "@/app/api/_lib/api-handler";
import { ask } from "@/cms/ask";

/** Errors that the sender can correct. */
const EXPLAINED = [
  "BAD_REQUEST",
  "INVALID_JSON",
  "VALIDATION_FAILED",
  "IDEMPOTENCY_CONFLICT",
  "IDEMPOTENCY_MISMATCH",
  "RATE_LIMITED",
];

export function POST(request: Request): Promise<Response> {
  return handleRequest(request, async () => {
    const key = readIdempotencyKey(request.headers.get("idempotency-key"));
    const body = await readJsonObject(request.body);
    const headers = key ? { "idempotency-key": key } : undefined;
    await ask("POST /api/contact", { body, headers }).catch(failed);
    return Response.json({ sent: true });
  });
}

function failed(cause: unknown): never {
  const explained = cause instanceof RuleError && EXPLAINED.includes(cause.code);
  throw explained ? cause : because(cause, "MAIL_FAILED");
}

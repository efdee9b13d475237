import { RuleError } from "@repo/rules/errors";
import { HONEYPOT } from "@repo/rules/honeypot";
import { withErrorResponses } from "@/app/api/_lib/api-handler";
import { callCms } from "@/app/api/_lib/call-cms";
import { jsonBody } from "@/app/api/_lib/json-body";
import { refuseForeignOrigin } from "@/app/api/_lib/origin";

const TIMEOUT_MS = 30_000;
/** What the sender can mend. */
const EXPLAINED = ["BAD_REQUEST", "INVALID_JSON", "VALIDATION_FAILED", "RATE_LIMITED"];

export function POST(request: Request): Promise<Response> {
  return withErrorResponses(async () => {
    refuseForeignOrigin(request);
    const { [HONEYPOT]: trap, ...enquiry } = await jsonBody(request);
    if (trap) return Response.json({ sent: true });

    await callCms("/api/contact", { method: "POST", body: enquiry, timeoutMs: TIMEOUT_MS }).catch(failed);
    return Response.json({ sent: true });
  });
}

function failed(cause: unknown): never {
  const explained = cause instanceof RuleError && EXPLAINED.includes(cause.code);
  throw explained ? cause : Object.assign(new RuleError("MAIL_FAILED"), { cause });
}

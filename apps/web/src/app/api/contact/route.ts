import { CONTACT_FAILED, HONEYPOT } from "@repo/rules/contact";
import { RuleError } from "@repo/rules/errors";
import { withErrorAnswers } from "@/app/api/_lib/api-handler";
import { jsonBody } from "@/app/api/_lib/json-body";
import { refuseForeignOrigin } from "@/app/api/_lib/origin";
import { siteHeaders } from "@/app/api/_lib/site-headers";
import { env } from "@/env";

const TIMEOUT_MS = 30_000;

export function POST(request: Request): Promise<Response> {
  return withErrorAnswers(request, async () => {
    refuseForeignOrigin(request);
    const { [HONEYPOT]: trap, ...enquiry } = await jsonBody(request);
    if (trap) return Response.json({ sent: true });

    const sent = await fetch(`${env().cmsUrl}/api/contact`, {
      method: "POST",
      headers: { ...(await siteHeaders()), "content-type": "application/json" },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(failed);
    if (![200, 422, 429].includes(sent.status)) failed(`The CMS answers ${sent.status}.`);

    const retryAfter = sent.headers.get("retry-after");
    return Response.json(await sent.json().catch(failed), {
      status: sent.status,
      headers: retryAfter ? { "Retry-After": retryAfter } : undefined,
    });
  });
}

function failed(cause: unknown): never {
  throw Object.assign(new RuleError("MAIL_FAILED", CONTACT_FAILED), { cause });
}

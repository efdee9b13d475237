import { CONTACT_FAILED, HONEYPOT } from "@repo/rules/contact";
import { RuleError } from "@repo/rules/errors";
import { env } from "@/env";
import { answer } from "@/lib/api-handler";
import { clientAddress } from "@/lib/client-address";
import { jsonBody } from "@/lib/json-body";

const PATIENCE_MS = 30_000;

/** Hands an enquiry to the CMS, which checks and mails it. */
export function POST(request: Request): Promise<Response> {
  return answer(async () => {
    const { [HONEYPOT]: trap, ...enquiry } = await jsonBody(request);
    if (trap) return Response.json({ sent: true });

    const { cmsUrl, siteToken } = env();
    const sent = await fetch(`${cmsUrl}/api/contact`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-site-token": siteToken,
        "x-client-address": clientAddress(request),
      },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error) => {
      console.error(error);
      return undefined;
    });
    if (!sent || ![200, 422, 429].includes(sent.status)) throw new RuleError("MAIL_FAILED", CONTACT_FAILED);

    const retryAfter = sent.headers.get("retry-after");
    return Response.json(await sent.json(), {
      status: sent.status,
      headers: retryAfter ? { "Retry-After": retryAfter } : undefined,
    });
  });
}

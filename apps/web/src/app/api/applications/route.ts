import { fetchCms } from "@repo/cms-client/fetch-cms";
import { RuleError } from "@repo/rules/errors";
import { readIdempotencyKey } from "@repo/rules/idempotency-key";
import { FORM_FIELDS_BYTES } from "@repo/rules/limited-form";
import { resumeTooLarge } from "@repo/rules/resume";
import { withErrorResponses } from "@/app/api/_lib/api-handler";
import { siteHeaders } from "@/app/api/_lib/call-cms";
import { refuseForeignOrigin } from "@/app/api/_lib/origin";
import { env } from "@/env";

const TIMEOUT_MS = 60_000;

export function POST(request: Request): Promise<Response> {
  return withErrorResponses(async () => {
    refuseForeignOrigin(request);
    readIdempotencyKey(request.headers.get("idempotency-key"));
    const { resumeMaxMb } = env();
    const limit = resumeMaxMb * 1024 ** 2 + FORM_FIELDS_BYTES;
    if (Number(request.headers.get("content-length")) > limit) {
      throw new RuleError("RESUME_TOO_LARGE", resumeTooLarge(resumeMaxMb));
    }

    const headers = new Headers(await siteHeaders());
    for (const name of ["content-type", "content-length", "idempotency-key"]) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    const { body } = request;
    const stored = await fetchCms("/api/job-applications", {
      method: "POST",
      headers,
      body,
      timeoutMs: TIMEOUT_MS,
    }).catch(failed);
    if (stored.status >= 500 && stored.status !== 502) failed(`The CMS answers ${stored.status}.`);
    const answered = await stored.text().catch(failed);
    return new Response(answered, {
      status: stored.status,
      headers: {
        "Content-Type": "application/json",
        ...(stored.headers.has("retry-after") && { "Retry-After": stored.headers.get("retry-after") ?? "" }),
      },
    });
  });
}

function failed(cause: unknown): never {
  throw Object.assign(new RuleError("APPLICATION_SAVE_FAILED"), { cause });
}

import { RuleError } from "@repo/rules/errors";
import { APPLICATION_SAVE_FAILED, resumeTooLarge } from "@repo/rules/resume";
import { withErrorAnswers } from "@/app/api/_lib/api-handler";
import { refuseForeignOrigin } from "@/app/api/_lib/origin";
import { siteHeaders } from "@/app/api/_lib/site-headers";
import { env } from "@/env";

/** Allowance for the form besides its file. */
const FIELDS_BYTES = 64 * 1024;
const TIMEOUT_MS = 60_000;

export function POST(request: Request): Promise<Response> {
  return withErrorAnswers(request, async () => {
    refuseForeignOrigin(request);
    const { cmsUrl, resumeMaxMb } = env();
    const limit = resumeMaxMb * 1024 ** 2 + FIELDS_BYTES;
    if (Number(request.headers.get("content-length")) > limit) {
      throw new RuleError("RESUME_TOO_LARGE", resumeTooLarge(resumeMaxMb));
    }

    const headers = new Headers(await siteHeaders());
    for (const name of ["content-type", "content-length", "idempotency-key"]) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    // A slow upload may take minutes: the timeout is per chunk, and for the final response.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), TIMEOUT_MS).unref();
    const watchdog = new TransformStream({
      transform(piece, controller) {
        timer.refresh();
        controller.enqueue(piece);
      },
      flush: () => void timer.refresh(),
    });
    const stored = await fetch(`${cmsUrl}/api/job-applications`, {
      method: "POST",
      headers,
      body: request.body?.pipeThrough(watchdog),
      duplex: "half",
      signal: late.signal,
    } as RequestInit).catch(failed);
    if (stored.status >= 500 && stored.status !== 502) failed(`The CMS answers ${stored.status}.`);
    const answered = await stored.text().catch(failed);
    clearTimeout(timer);
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
  throw Object.assign(new RuleError("APPLICATION_SAVE_FAILED", APPLICATION_SAVE_FAILED), { cause });
}

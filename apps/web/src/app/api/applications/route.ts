import { RuleError } from "@repo/rules/errors";
import { APPLICATION_SAVE_FAILED, resumeTooLarge } from "@repo/rules/resume";
import { env } from "@/env";
import { answer } from "@/lib/api-handler";
import { clientAddress } from "@/lib/client-address";

/** What a form weighs beside its file. */
const FIELDS_BYTES = 64 * 1024;
const PATIENCE_MS = 60_000;

/** Hands an application to the CMS, which checks and stores it. */
export function POST(request: Request): Promise<Response> {
  return answer(async () => {
    const { cmsUrl, resumeMaxMb, siteToken } = env();
    const limit = resumeMaxMb * 1024 ** 2 + FIELDS_BYTES;
    if (Number(request.headers.get("content-length")) > limit) {
      throw new RuleError("RESUME_TOO_LARGE", resumeTooLarge(resumeMaxMb));
    }

    const headers = new Headers({ "x-site-token": siteToken, "x-client-address": clientAddress(request) });
    for (const name of ["content-type", "content-length", "idempotency-key"]) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    // A slow line may take minutes to bring a file: what is waited for is the answer, once everything has gone.
    const late = new AbortController();
    const patience = new TransformStream({ flush: () => void setTimeout(() => late.abort(), PATIENCE_MS).unref() });
    const stored = await fetch(`${cmsUrl}/api/job-applications`, {
      method: "POST",
      headers,
      body: request.body?.pipeThrough(patience),
      duplex: "half",
      signal: late.signal,
    } as RequestInit).catch((error) => {
      console.error(error);
      throw new RuleError("APPLICATION_SAVE_FAILED", APPLICATION_SAVE_FAILED);
    });
    if (stored.status >= 500 && stored.status !== 502) {
      throw new RuleError("APPLICATION_SAVE_FAILED", APPLICATION_SAVE_FAILED);
    }
    return new Response(stored.body, {
      status: stored.status,
      headers: {
        "Content-Type": "application/json",
        ...(stored.headers.has("retry-after") && { "Retry-After": stored.headers.get("retry-after") ?? "" }),
      },
    });
  });
}

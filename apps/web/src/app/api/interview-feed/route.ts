import { RuleError } from "@repo/contract/http/errors";
import { LINK_TOKEN } from "@repo/contract/http/mailed-link";
import { connection } from "next/server";
import { withErrorResponses } from "@/app/api/_lib/api-handler";
import { fileResponse } from "@/app/api/_lib/file-response";
import { readToken } from "@/app/api/_lib/own-application";
import { callCms } from "@/lib/call-cms";

/** Answers /applications/calendar/<token>.ics. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return withErrorResponses(async () => {
    const token = await readToken(Promise.resolve(Object.fromEntries(new URL(request.url).searchParams)));
    if (!LINK_TOKEN.test(token)) throw new RuleError("NOT_FOUND");
    return fileResponse(await callCms("/api/interview-feed", { headers: { "x-calendar-token": token } }));
  });
}

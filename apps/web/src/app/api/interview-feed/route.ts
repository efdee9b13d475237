import { RuleError } from "@repo/contract/http/errors";
import { LINK_TOKEN } from "@repo/contract/http/mailed-link";
import { connection } from "next/server";
import { handleRequest } from "@/app/api/_lib/api-handler";
import { fileResponse } from "@/app/api/_lib/file-response";
import { readToken } from "@/app/api/_lib/own-application";
import { ask } from "@/cms/ask";

/** Answers /applications/calendar/<token>.ics. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return handleRequest(request, async () => {
    const token = await readToken(Promise.resolve(Object.fromEntries(new URL(request.url).searchParams)));
    if (!LINK_TOKEN.test(token)) throw new RuleError("NOT_FOUND");
    return fileResponse(await ask("GET /api/interview-feed", { headers: { "x-calendar-token": token } }));
  });
}

import { readResponse } from "@repo/cms-client/rest";
import { forward, withDashboard } from "@/app/api/_lib/dashboard-handler";

const TIMEOUT_MS = 60_000;

export const GET = forward("GET", "/api/dashboard/pictures");

/** Streams the form to the CMS. */
export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) => {
    // Renews the session if need be: a stream can't be sent a second time.
    await cms("/api/dashboard/pictures/named");
    const answer = await cms("/api/dashboard/pictures", {
      method: "POST",
      body: request.body ?? undefined,
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      timeoutMs: TIMEOUT_MS,
    });
    return Response.json(await readResponse(answer), { status: answer.status });
  });
}

import { askCms, forward, withDashboard } from "@/app/api/_lib/dashboard-handler";
import { readResponse } from "@/cms/rest";

export { forward as GET };

export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async () => {
    // This renews the session if need be, because a stream can't be sent a second time.
    await askCms("GET /api/dashboard/pictures/named");
    const answer = await askCms("POST /api/dashboard/pictures", {
      body: request.body ?? undefined,
      headers: { "content-type": request.headers.get("content-type") ?? "" },
    });
    return Response.json(await readResponse(answer), { status: answer.status });
  });
}

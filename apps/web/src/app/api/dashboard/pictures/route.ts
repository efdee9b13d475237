import { forward, withDashboard } from "@/app/api/_lib/dashboard-handler";
import { ask } from "@/cms/ask";

export { forward as GET };

export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async () => {
    // This renews the session if need be, because a stream can't be sent a second time.
    await ask("GET /api/dashboard/pictures/named");
    const answer = await ask("POST /api/dashboard/pictures", {
      body: request.body ?? undefined,
      headers: { "content-type": request.headers.get("content-type") ?? "" },
    });
    return Response.json(await answer.json(), { status: answer.status });
  });
}

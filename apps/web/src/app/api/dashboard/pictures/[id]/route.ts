import { readResponse } from "@repo/cms-client/rest";
import { withDashboard } from "@/app/api/_lib/dashboard-handler";

export function GET(request: Request, { params }: RouteContext<"/api/dashboard/pictures/[id]">): Promise<Response> {
  return withDashboard(request, async (cms) => {
    const { id } = await params;
    return Response.json(await readResponse(await cms(`/api/dashboard/pictures/${encodeURIComponent(id)}`)));
  });
}

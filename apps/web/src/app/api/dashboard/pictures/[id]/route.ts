import { withDashboard } from "@/app/api/_lib/dashboard-handler";

export function GET(request: Request, { params }: RouteContext<"/api/dashboard/pictures/[id]">): Promise<Response> {
  return withDashboard(request, async (cms) => {
    const { id } = await params;
    return Response.json(await cms.json(`/api/dashboard/pictures/${encodeURIComponent(id)}`));
  });
}

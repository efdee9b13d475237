import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { requireUuid } from "@/app/api/_lib/uuid";

export function POST(
  request: Request,
  { params }: RouteContext<"/api/dashboard/applications/[id]/send-again">,
): Promise<Response> {
  return withDashboard(request, async (cms) => {
    const id = requireUuid((await params).id);
    return Response.json(await cms.json(`/api/dashboard/applications/${id}/send-again`, { method: "POST" }));
  });
}

import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";
import { requireUuid } from "@/app/api/_lib/uuid";

export function PATCH(
  request: Request,
  { params }: RouteContext<"/api/dashboard/applications/[id]">,
): Promise<Response> {
  return withDashboard(request, async (cms) => {
    const id = requireUuid((await params).id);
    const body = await jsonBody(request);
    return Response.json(await cms.json(`/api/dashboard/applications/${id}`, { method: "PATCH", body }));
  });
}

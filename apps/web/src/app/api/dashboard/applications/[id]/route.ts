import { JOBS_ADMIN } from "@repo/rules/roles";
import { dashboard } from "@/lib/dashboard-handler";
import { jsonBody } from "@/lib/json-body";
import { requireUuid } from "@/lib/uuid";

export function PATCH(
  request: Request,
  { params }: RouteContext<"/api/dashboard/applications/[id]">,
): Promise<Response> {
  return dashboard(request, JOBS_ADMIN, async (cms) => {
    const id = requireUuid((await params).id);
    const body = await jsonBody(request);
    return Response.json(await cms.json(`/api/dashboard/applications/${id}`, { method: "PATCH", body }));
  });
}

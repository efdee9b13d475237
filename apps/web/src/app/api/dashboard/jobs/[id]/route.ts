import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";
import { requireUuid } from "@/app/api/_lib/uuid";

type Context = RouteContext<"/api/dashboard/jobs/[id]">;

export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return withDashboard(request, async (cms) => {
    const id = requireUuid((await params).id);
    const body = await jsonBody(request);
    return Response.json(await cms.json(`/api/dashboard/jobs/${id}`, { method: "PATCH", body }));
  });
}

export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return withDashboard(request, async (cms) => {
    await cms.json(`/api/dashboard/jobs/${requireUuid((await params).id)}`, { method: "DELETE" });
    return new Response(null, { status: 204 });
  });
}

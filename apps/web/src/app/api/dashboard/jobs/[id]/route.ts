import { JOBS_ADMIN } from "@repo/rules/roles";
import { dashboard } from "@/lib/dashboard-handler";
import { jsonBody } from "@/lib/json-body";
import { requireUuid } from "@/lib/uuid";

type Context = RouteContext<"/api/dashboard/jobs/[id]">;

export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return dashboard(request, JOBS_ADMIN, async (cms) => {
    const id = requireUuid((await params).id);
    const body = await jsonBody(request);
    return Response.json(await cms.json(`/api/dashboard/jobs/${id}`, { method: "PATCH", body }));
  });
}

export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return dashboard(request, JOBS_ADMIN, async (cms) => {
    await cms.json(`/api/dashboard/jobs/${requireUuid((await params).id)}`, { method: "DELETE" });
    return new Response(null, { status: 204 });
  });
}

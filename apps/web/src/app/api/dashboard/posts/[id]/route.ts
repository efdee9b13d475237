import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { requireUuid } from "@/app/api/_lib/uuid";
import { postBody } from "@/app/api/dashboard/posts/post-body";

type Context = RouteContext<"/api/dashboard/posts/[id]">;

const pathOf = async ({ params }: Context) => `/api/dashboard/posts/${requireUuid((await params).id)}`;

export function PATCH(request: Request, context: Context): Promise<Response> {
  return withDashboard(request, async (cms) => {
    const body = await postBody(request, cms);
    return Response.json(await cms.json(await pathOf(context), { method: "PATCH", body }));
  });
}

export function DELETE(request: Request, context: Context): Promise<Response> {
  return withDashboard(request, async (cms) => {
    await cms.json(await pathOf(context), { method: "DELETE" });
    return new Response(null, { status: 204 });
  });
}

import { POST_BODY_MAX_BYTES } from "@repo/rules/post-form";
import { BLOG_ADMIN } from "@repo/rules/roles";
import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";
import { requireUuid } from "@/app/api/_lib/uuid";

type Context = RouteContext<"/api/dashboard/posts/[id]">;

const pathOf = async ({ params }: Context) => `/api/dashboard/posts/${requireUuid((await params).id)}`;

export function PATCH(request: Request, context: Context): Promise<Response> {
  return withDashboard(request, BLOG_ADMIN, async (cms) => {
    const body = await jsonBody(request, POST_BODY_MAX_BYTES);
    return Response.json(await cms.json(await pathOf(context), { method: "PATCH", body }));
  });
}

export function DELETE(request: Request, context: Context): Promise<Response> {
  return withDashboard(request, BLOG_ADMIN, async (cms) => {
    await cms.json(await pathOf(context), { method: "DELETE" });
    return new Response(null, { status: 204 });
  });
}

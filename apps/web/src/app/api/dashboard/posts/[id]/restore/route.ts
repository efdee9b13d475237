import { BLOG_ADMIN } from "@repo/rules/roles";
import { dashboard } from "@/lib/dashboard-handler";
import { requireUuid } from "@/lib/uuid";

/** Takes a deletion of a moment ago back. */
export function POST(
  request: Request,
  { params }: RouteContext<"/api/dashboard/posts/[id]/restore">,
): Promise<Response> {
  return dashboard(request, BLOG_ADMIN, async (cms) => {
    const id = requireUuid((await params).id);
    return Response.json(await cms.json(`/api/dashboard/posts/${id}/restore`, { method: "POST" }));
  });
}

import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { searchParams } from "@/app/api/_lib/search-params";
import { postBody } from "@/app/api/dashboard/posts/post-body";

const POSTS = "/api/dashboard/posts";

export function GET(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) => Response.json(await cms.json(POSTS, { query: searchParams(request) })));
}

export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) => {
    const body = await postBody(request, cms);
    return Response.json(await cms.json(POSTS, { method: "POST", body }), { status: 201 });
  });
}

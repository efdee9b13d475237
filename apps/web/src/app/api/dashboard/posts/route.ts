import { BLOG_ADMIN } from "@repo/rules/roles";
import { dashboard } from "@/lib/dashboard-handler";
import { searchParams } from "@/lib/search-params";
import { postBody } from "./post-body";

const POSTS = "/api/dashboard/posts";

export function GET(request: Request): Promise<Response> {
  return dashboard(request, BLOG_ADMIN, async (cms) =>
    Response.json(await cms.json(POSTS, { query: searchParams(request) })),
  );
}

export function POST(request: Request): Promise<Response> {
  return dashboard(request, BLOG_ADMIN, async (cms) => {
    const body = await postBody(request);
    return Response.json(await cms.json(POSTS, { method: "POST", body }), { status: 201 });
  });
}

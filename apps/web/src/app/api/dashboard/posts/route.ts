import { POST_BODY_MAX_BYTES } from "@repo/rules/post-form";
import { BLOG_ADMIN } from "@repo/rules/roles";
import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";
import { searchParams } from "@/app/api/_lib/search-params";

const POSTS = "/api/dashboard/posts";

export function GET(request: Request): Promise<Response> {
  return withDashboard(request, BLOG_ADMIN, async (cms) =>
    Response.json(await cms.json(POSTS, { query: searchParams(request) })),
  );
}

export function POST(request: Request): Promise<Response> {
  return withDashboard(request, BLOG_ADMIN, async (cms) => {
    const body = await jsonBody(request, POST_BODY_MAX_BYTES);
    return Response.json(await cms.json(POSTS, { method: "POST", body }), { status: 201 });
  });
}

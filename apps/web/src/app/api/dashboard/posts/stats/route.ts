import { BLOG_ADMIN } from "@repo/rules/roles";
import { dashboard } from "@/lib/dashboard-handler";

export function GET(request: Request): Promise<Response> {
  return dashboard(request, BLOG_ADMIN, async (cms) => Response.json(await cms.json("/api/dashboard/posts/stats")));
}

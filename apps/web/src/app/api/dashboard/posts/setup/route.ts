import { BLOG_ADMIN } from "@repo/rules/roles";
import { withDashboard } from "@/app/api/_lib/dashboard-handler";

/** The SQL that makes the blog's table: for the one who runs the blog alone. */
export function GET(request: Request): Promise<Response> {
  return withDashboard(request, BLOG_ADMIN, async (cms) => Response.json(await cms.json("/api/blog/setup")));
}

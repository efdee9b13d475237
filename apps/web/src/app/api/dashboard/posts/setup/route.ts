import { withDashboard } from "@/app/api/_lib/dashboard-handler";

export function GET(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) => Response.json(await cms.json("/api/blog/setup")));
}

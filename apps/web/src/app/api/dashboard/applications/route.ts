import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { searchParams } from "@/app/api/_lib/search-params";

export function GET(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) =>
    Response.json(await cms.json("/api/dashboard/applications", { query: searchParams(request) })),
  );
}

import { JOBS_ADMIN } from "@repo/rules/roles";
import { dashboard } from "@/lib/dashboard-handler";
import { searchParams } from "@/lib/search-params";

export function GET(request: Request): Promise<Response> {
  return dashboard(request, JOBS_ADMIN, async (cms) =>
    Response.json(await cms.json("/api/dashboard/applications", { query: searchParams(request) })),
  );
}

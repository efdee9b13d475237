import { JOBS_ADMIN } from "@repo/rules/roles";
import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { fileResponse } from "@/app/api/_lib/file-response";
import { searchParams } from "@/app/api/_lib/search-params";

export function GET(request: Request): Promise<Response> {
  return withDashboard(request, JOBS_ADMIN, async (cms) =>
    fileResponse(await cms.stream("/api/dashboard/applications.csv", searchParams(request))),
  );
}

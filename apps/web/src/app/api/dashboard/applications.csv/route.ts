import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { fileResponse } from "@/app/api/_lib/file-response";
import { searchParams } from "@/app/api/_lib/search-params";

export function GET(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) =>
    fileResponse(await cms.stream("/api/dashboard/applications.csv", { query: searchParams(request) })),
  );
}

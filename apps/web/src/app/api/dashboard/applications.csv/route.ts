import { queryOf, withDashboard } from "@/app/api/_lib/dashboard-handler";
import { fileResponse } from "@/app/api/_lib/file-response";

export function GET(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) =>
    fileResponse(await cms("/api/dashboard/applications.csv", { query: queryOf(request) })),
  );
}

import { queryOf, withDashboard } from "@/app/api/_lib/dashboard-handler";
import { fileResponse } from "@/app/api/_lib/file-response";
import { jsonBody } from "@/app/api/_lib/json-body";

export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) => {
    const body = await jsonBody(request);
    return fileResponse(
      await cms("/api/dashboard/applications/bulk/csv", { method: "POST", query: queryOf(request), body }),
    );
  });
}

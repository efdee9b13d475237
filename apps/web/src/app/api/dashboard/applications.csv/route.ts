import { JOBS_ADMIN } from "@repo/rules/roles";
import { dashboard } from "@/lib/dashboard-handler";
import { fileResponse } from "@/lib/file-response";
import { searchParams } from "@/lib/search-params";

/** All applications that the list would find, as a stream. */
export function GET(request: Request): Promise<Response> {
  return dashboard(request, JOBS_ADMIN, async (cms) =>
    fileResponse(await cms.stream("/api/dashboard/applications.csv", searchParams(request))),
  );
}

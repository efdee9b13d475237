import { JOBS_ADMIN } from "@repo/rules/roles";
import { dashboard } from "@/lib/dashboard-handler";
import { fileResponse } from "@/lib/file-response";
import { requireUuid } from "@/lib/uuid";

/** The résumé of an application, as an attachment. */
export function GET(request: Request, { params }: RouteContext<"/api/resumes/[id]">): Promise<Response> {
  return dashboard(request, JOBS_ADMIN, async (cms) => {
    const id = requireUuid((await params).id);
    return fileResponse(await cms.stream(`/api/job-applications/${id}/resume`));
  });
}

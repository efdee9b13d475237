import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { fileResponse } from "@/app/api/_lib/file-response";
import { requireUuid } from "@/app/api/_lib/uuid";

export function GET(request: Request, { params }: RouteContext<"/api/resumes/[id]">): Promise<Response> {
  return withDashboard(request, async (cms) => {
    const id = requireUuid((await params).id);
    const isShown = new URL(request.url).searchParams.has("view");
    return fileResponse(await cms(`/api/job-applications/${id}/resume`, isShown ? { query: { view: "true" } } : {}));
  });
}

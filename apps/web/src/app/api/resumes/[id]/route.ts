import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { fileResponse } from "@/app/api/_lib/file-response";
import { requireId } from "@/app/api/_lib/id";
import { ask } from "@/cms/ask";

export function GET(request: Request, { params }: RouteContext<"/api/resumes/[id]">): Promise<Response> {
  return withDashboard(request, async () => {
    const ids = { id: requireId((await params).id) };
    const isShown = new URL(request.url).searchParams.has("view");
    return fileResponse(await ask("GET /api/resumes/:id", { ids, query: isShown ? { view: "true" } : {} }));
  });
}

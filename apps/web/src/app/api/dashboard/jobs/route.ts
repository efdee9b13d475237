import { JOBS_ADMIN } from "@repo/rules/roles";
import { dashboard } from "@/lib/dashboard-handler";
import { jsonBody } from "@/lib/json-body";
import { searchParams } from "@/lib/search-params";

export function GET(request: Request): Promise<Response> {
  return dashboard(request, JOBS_ADMIN, async (cms) =>
    Response.json(await cms.json("/api/dashboard/jobs", { query: searchParams(request) })),
  );
}

export function POST(request: Request): Promise<Response> {
  return dashboard(request, JOBS_ADMIN, async (cms) => {
    const body = await jsonBody(request);
    return Response.json(await cms.json("/api/dashboard/jobs", { method: "POST", body }), { status: 201 });
  });
}

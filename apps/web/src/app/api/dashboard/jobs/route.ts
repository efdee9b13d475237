import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";
import { searchParams } from "@/app/api/_lib/search-params";

export function GET(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) =>
    Response.json(await cms.json("/api/dashboard/jobs", { query: searchParams(request) })),
  );
}

export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) => {
    const body = await jsonBody(request);
    return Response.json(await cms.json("/api/dashboard/jobs", { method: "POST", body }), { status: 201 });
  });
}

import { withDashboard } from "@/app/api/_lib/dashboard-handler";

export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) =>
    Response.json(await cms.json("/api/dashboard/jobs/defaults", { method: "POST" }), { status: 201 }),
  );
}

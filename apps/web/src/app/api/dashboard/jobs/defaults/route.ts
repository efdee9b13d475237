import { JOBS_ADMIN } from "@repo/rules/roles";
import { dashboard } from "@/lib/dashboard-handler";

/** Inserts the four default jobs, when there is none. */
export function POST(request: Request): Promise<Response> {
  return dashboard(request, JOBS_ADMIN, async (cms) =>
    Response.json(await cms.json("/api/dashboard/jobs/defaults", { method: "POST" }), { status: 201 }),
  );
}

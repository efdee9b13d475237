import { readPictureForm } from "@repo/rules/picture";
import { withDashboard } from "@/app/api/_lib/dashboard-handler";
import { searchParams } from "@/app/api/_lib/search-params";

const PICTURES = "/api/dashboard/pictures";

/** The CMS waits for the store. */
const TIMEOUT_MS = 60_000;

export function GET(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) =>
    Response.json(await cms.json(PICTURES, { query: searchParams(request) })),
  );
}

/** Reads nothing before the CMS has said that the sender may upload. */
export function POST(request: Request): Promise<Response> {
  return withDashboard(request, async (cms) => {
    await cms.json(`${PICTURES}/named`);
    const body = await readPictureForm(request.body, request.headers.get("content-type") ?? "");
    return Response.json(await cms.json(PICTURES, { method: "POST", body, timeoutMs: TIMEOUT_MS }), { status: 201 });
  });
}

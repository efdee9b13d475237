import { forward } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";

export const GET = forward("GET", "/api/dashboard/applications/[id]");
export const PATCH = forward("PATCH", "/api/dashboard/applications/[id]", { readBody: (request) => jsonBody(request) });

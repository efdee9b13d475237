import { forward } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";

export const PATCH = forward("PATCH", "/api/dashboard/jobs/[id]", { readBody: (request) => jsonBody(request) });
export const DELETE = forward("DELETE", "/api/dashboard/jobs/[id]");

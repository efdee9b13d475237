import { forward } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";

export const GET = forward("GET", "/api/dashboard/jobs");
export const POST = forward("POST", "/api/dashboard/jobs", { readBody: (request) => jsonBody(request) });

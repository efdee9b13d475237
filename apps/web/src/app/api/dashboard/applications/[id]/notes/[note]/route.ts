import { forward } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";

const NOTE = "/api/dashboard/applications/[id]/notes/[note]";

export const PATCH = forward("PATCH", NOTE, { readBody: (request) => jsonBody(request) });
export const DELETE = forward("DELETE", NOTE);

import { forward } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";

export const PATCH = forward("PATCH", "/api/dashboard/applications/[id]/events/[event]", {
  readBody: (request) => jsonBody(request),
});

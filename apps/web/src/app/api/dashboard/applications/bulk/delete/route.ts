import { forward } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";

/** Less than a browser waits, and longer than other requests: up to a hundred are changed. */
const timeoutMs = 25_000;

export const POST = forward("POST", "/api/dashboard/applications/bulk/delete", {
  readBody: (request) => jsonBody(request),
  timeoutMs,
});

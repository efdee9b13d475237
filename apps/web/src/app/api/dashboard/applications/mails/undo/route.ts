import { forward } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";

/** As for sending them. */
const TIMEOUT_MS = 25_000;

export const POST = forward("POST", "/api/dashboard/applications/mails/undo", {
  readBody: (request) => jsonBody(request),
  timeoutMs: TIMEOUT_MS,
});

import { forward } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";

/** A hundred applicants, each in a transaction of its own. */
const TIMEOUT_MS = 25_000;

export const POST = forward("POST", "/api/dashboard/applications/mails", {
  readBody: (request) => jsonBody(request),
  timeoutMs: TIMEOUT_MS,
});

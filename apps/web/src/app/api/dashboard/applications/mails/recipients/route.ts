import { BULK_TIMEOUT_MS, forward } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";

export const POST = forward("POST", "/api/dashboard/applications/mails/recipients", {
  readBody: (request) => jsonBody(request),
  timeoutMs: BULK_TIMEOUT_MS,
});

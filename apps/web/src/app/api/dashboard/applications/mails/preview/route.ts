import { forward } from "@/app/api/_lib/dashboard-handler";
import { jsonBody } from "@/app/api/_lib/json-body";

export const POST = forward("POST", "/api/dashboard/applications/mails/preview", {
  readBody: (request) => jsonBody(request),
});

import { fileResponse } from "@/app/api/_lib/file-response";
import { onOwnApplication } from "@/app/api/_lib/own-application";
import { ask } from "@/cms/ask";

export const POST = onOwnApplication(async (applicant) =>
  fileResponse(await ask("GET /api/own-application/resume", applicant)),
);

import { onOwnApplication, seeOther } from "@/app/api/_lib/own-application";
import { ask } from "@/cms/ask";

export const POST = onOwnApplication(async (applicant) => {
  await ask("POST /api/own-application/delete", { ...applicant, body: {} });
  return seeOther("/applications/deleted");
});

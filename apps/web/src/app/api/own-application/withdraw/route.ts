import { onOwnApplication, seeOther } from "@/app/api/_lib/own-application";
import { ask } from "@/cms/ask";

export const POST = onOwnApplication(async (applicant, _form, page) => {
  await ask("POST /api/own-application/withdraw", { ...applicant, body: {} });
  return seeOther(`${page}?told=withdrawn`);
});

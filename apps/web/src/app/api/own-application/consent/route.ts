import { onOwnApplication, seeOther } from "@/app/api/_lib/own-application";
import { ask } from "@/cms/ask";

export const POST = onOwnApplication(async (applicant, form, page) => {
  const keep = form.get("keep") === "yes";
  await ask("POST /api/own-application/consent", { ...applicant, body: { keep } });
  return seeOther(`${page}?told=${keep ? "kept" : "not-kept"}`);
});

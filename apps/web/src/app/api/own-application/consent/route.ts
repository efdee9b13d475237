import { onOwnApplication, seeOther } from "@/app/api/_lib/own-application";

export const POST = onOwnApplication(async (cms, form, page) => {
  const keep = form.get("keep") === "yes";
  await cms("/consent", { method: "POST", body: { keep } });
  return seeOther(`${page}?told=${keep ? "kept" : "not-kept"}`);
});

import { onOwnApplication, seeOther } from "@/app/api/_lib/own-application";

export const POST = onOwnApplication(async (cms, _form, page) => {
  await cms("/withdraw", { method: "POST", body: {} });
  return seeOther(`${page}?told=withdrawn`);
});

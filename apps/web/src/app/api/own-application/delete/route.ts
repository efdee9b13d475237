import { onOwnApplication, seeOther } from "@/app/api/_lib/own-application";

export const POST = onOwnApplication(async (cms) => {
  await cms("/delete", { method: "POST", body: {} });
  return seeOther("/applications/deleted");
});

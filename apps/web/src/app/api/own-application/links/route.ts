import { leadingBack, onPlainForm, seeOther } from "@/app/api/_lib/own-application";
import { callCms } from "@/lib/call-cms";

export const POST = onPlainForm((form) =>
  leadingBack("/applications/lost-link", async () => {
    await callCms("/api/own-application/links", { method: "POST", body: { email: form.get("email") } });
    return seeOther("/applications/link-sent");
  }),
);

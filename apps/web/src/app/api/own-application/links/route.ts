import { leadingBack, onPlainForm, seeOther } from "@/app/api/_lib/own-application";
import { ask } from "@/cms/ask";

export const POST = onPlainForm((form) =>
  leadingBack("/applications/lost-link", async () => {
    await ask("POST /api/own-application/links", { body: { email: form.get("email") } });
    return seeOther("/applications/link-sent");
  }),
);

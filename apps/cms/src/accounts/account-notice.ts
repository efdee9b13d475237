import type { Core } from "@strapi/strapi";
import { enqueueMail } from "../mail/enqueue";
import { render } from "../mail/layout";

type Account = { documentId: string; email: string };

/** Tells an account what has changed about its sign-in. Call this in the transaction of the change. */
export async function tellAccount(strapi: Core.Strapi, account: Account, subject: string, text: string): Promise<void> {
  const paragraphs = [text, "If you didn’t expect this, tell an administrator at once."];
  await enqueueMail(strapi, account.documentId, {
    template: "account-notice",
    recipient: account.email,
    subject,
    ...render({ heading: subject, paragraphs }),
  });
}

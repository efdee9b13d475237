import type { Application } from "@repo/contract/application/application";
import { type MailMessage, render } from "../mail/layout";
import { greeting } from "./messages/greeting";

export function applicationConfirmation(facts: Application & { jobTitle: string; link: string }): MailMessage {
  return {
    template: "application-confirmation",
    recipient: facts.email,
    subject: `We have received your application for ${facts.jobTitle}`,
    ...render({
      heading: greeting(facts.name),
      paragraphs: [
        `Your application for ${facts.jobTitle} has reached us, with your résumé.`,
        "A person on our hiring team reads every application. If your experience fits the role, we will write to this address to arrange a first conversation.",
        "Your application has a page of its own, which shows where it stands. There you can withdraw it, download or delete it, and decide how long we keep it. Whoever has this link can do the same, so keep it to yourself.",
        "If you did not apply, please ignore this message.",
      ],
      actions: [{ label: "Open your application", href: facts.link }],
    }),
  };
}

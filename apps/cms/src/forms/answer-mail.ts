import type { Answer } from "@repo/contract/form/form";
import { type MailMessage, render } from "../mail/layout";
import { cmsSettings } from "../settings";

type Facts = { id: string; formName: string; answers: Answer[]; email: string | undefined };

export function formAnswer(recipient: string, { id, formName, answers, email }: Facts): MailMessage {
  const { cmsUrl } = cmsSettings();
  return {
    template: "form-answer",
    recipient,
    replyTo: email,
    subject: `A new answer to “${formName}”`,
    ...render({
      heading: `A new answer to “${formName}”`,
      paragraphs: [],
      rows: answers.map(({ label, value }) => [label, value || "–"]),
      actions: [
        {
          label: "Open it in the panel",
          href: `${cmsUrl}/admin/content-manager/collection-types/api::form-answer.form-answer/${id}`,
        },
      ],
    }),
  };
}

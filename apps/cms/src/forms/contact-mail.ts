import type { Enquiry } from "@repo/contract/form/contact";
import { type MailMessage, render } from "../mail/layout";
import { cmsSettings } from "../settings";

export function contactEnquiry(facts: Enquiry): MailMessage {
  return {
    template: "contact-enquiry",
    recipient: cmsSettings().mailToSales,
    replyTo: facts.email,
    subject: `Enquiry: ${facts.subject} – ${facts.name}`,
    ...render({
      heading: facts.subject,
      paragraphs: [facts.message],
      rows: [
        ["Form", "Contact"],
        ["Name", facts.name],
        ["Email", facts.email],
      ],
    }),
  };
}

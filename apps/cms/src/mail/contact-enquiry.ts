import type { Enquiry } from "@repo/contract/form/contact";
import { cmsSettings } from "../settings";
import { type MailMessage, render } from "./layout";

export function contactEnquiry(facts: Enquiry & { firmName: string }): MailMessage {
  return {
    template: "contact-enquiry",
    recipient: cmsSettings().mailToSales,
    replyTo: facts.email,
    subject: `Enquiry: ${facts.subject} – ${facts.name}`,
    ...render({
      firmName: facts.firmName,
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

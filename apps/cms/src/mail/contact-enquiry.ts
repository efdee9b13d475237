import type { Enquiry } from "@repo/rules/contact";
import { cmsSettings } from "@repo/settings";
import { type MailMessage, renderHtml, renderText } from "./layout";

export function contactEnquiry(facts: Enquiry & { firmName: string }): MailMessage {
  const content = {
    firmName: facts.firmName,
    heading: facts.subject,
    paragraphs: [facts.message],
    rows: [
      ["Form", "Contact"],
      ["Name", facts.name],
      ["Email", facts.email],
    ] as [string, string][],
  };
  return {
    template: "contact-enquiry",
    recipient: cmsSettings(process.env).mailToSales,
    replyTo: facts.email,
    subject: `Enquiry: ${facts.subject} – ${facts.name}`,
    text: renderText(content),
    html: renderHtml(content),
  };
}

import type { MailMessage } from "./layout";

/** RFC 3834. What a person wrote has none, and help desks filter automatic mails. */
const AUTO_SUBMITTED: Record<MailMessage["template"], string | undefined> = {
  "applicant-mail": undefined,
  "application-confirmation": "auto-replied",
  "application-links": "auto-replied",
  "application-notice": "auto-generated",
  "contact-enquiry": undefined,
  "form-answer": undefined,
  "interview-notice": undefined,
};

export function headersOf(template: MailMessage["template"]): Record<string, string> {
  const automatic = AUTO_SUBMITTED[template];
  return automatic ? { "Auto-Submitted": automatic, "X-Auto-Response-Suppress": "All" } : {};
}

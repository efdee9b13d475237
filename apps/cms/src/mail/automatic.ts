import type { MailMessage } from "./layout";

/** Values of Auto-Submitted (RFC 3834). Help desks filter automatic mails, so a person's own have none. */
const AUTO_SUBMITTED: Record<MailMessage["template"], string | undefined> = {
  "account-notice": "auto-generated",
  "applicant-mail": undefined,
  "application-confirmation": "auto-replied",
  "application-links": "auto-replied",
  "application-notice": "auto-generated",
  "contact-enquiry": undefined,
  "form-answer": undefined,
  "interview-notice": undefined,
  "panel-invitation": "auto-generated",
  "panel-password-link": "auto-generated",
  "password-link": "auto-generated",
  "password-set": "auto-generated",
};

export function headersOf(template: MailMessage["template"]): Record<string, string> {
  const automatic = AUTO_SUBMITTED[template];
  return automatic ? { "Auto-Submitted": automatic, "X-Auto-Response-Suppress": "All" } : {};
}

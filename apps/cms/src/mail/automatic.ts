import type { MailMessage } from "./layout";

/** RFC 3834. An enquiry has none: a person has written it, and help desks put automatic mails aside. */
const AUTO_SUBMITTED: Record<MailMessage["template"], string | undefined> = {
  "application-confirmation": "auto-replied",
  "application-notice": "auto-generated",
  "contact-enquiry": undefined,
};

/** Asks mail servers not to answer by themselves; Exchange knows its own header alone. */
export function headersOf(template: MailMessage["template"]): Record<string, string> {
  const automatic = AUTO_SUBMITTED[template];
  return automatic ? { "Auto-Submitted": automatic, "X-Auto-Response-Suppress": "All" } : {};
}

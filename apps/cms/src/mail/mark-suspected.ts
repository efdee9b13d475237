import { SUSPECTED } from "@repo/contract/form/honeypot";
import type { MailMessage } from "./layout";

export function markSuspected(message: MailMessage): MailMessage {
  return { ...message, subject: `${SUSPECTED}: ${message.subject}` };
}

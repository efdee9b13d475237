import { CONTACT_FAILED } from "@repo/contract/form/contact-texts";
import type { ErrorBody } from "@repo/contract/http/errors";

/** This is longer than the site waits for the mail server. */
const TIMEOUT_MS = 60_000;

/** Sends an enquiry, and never rejects. An enquiry that is repeated with the same key is only sent once. */
export async function sendEnquiry(enquiry: Record<string, unknown>, key: string): Promise<"sent" | ErrorBody> {
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(enquiry),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? "sent" : await response.json();
  } catch {
    return { error: { code: "MAIL_FAILED", message: CONTACT_FAILED } };
  }
}

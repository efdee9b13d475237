import { CONTACT_FAILED } from "@repo/rules/contact-texts";
import type { ErrorBody } from "@repo/rules/errors";

/** Never rejects. */
export async function sendEnquiry(enquiry: Record<string, unknown>): Promise<"sent" | ErrorBody> {
  try {
    const response = await fetch("/api/contact", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(enquiry),
    });
    return response.ok ? "sent" : await response.json();
  } catch {
    return { error: { code: "MAIL_FAILED", message: CONTACT_FAILED } };
  }
}

import { fieldErrors } from "@repo/rules/application";
import { contactSchema } from "@repo/rules/contact";

export function checkEnquiry(enquiry: Record<string, unknown>): Record<string, string> {
  const { error } = contactSchema.safeParse(enquiry);
  return error ? fieldErrors(error) : {};
}

import { fieldErrors } from "@repo/contract/application/application";
import { contactSchema } from "@repo/contract/form/contact";

export function checkEnquiry(enquiry: Record<string, unknown>): Record<string, string> {
  const { error } = contactSchema.safeParse(enquiry);
  return error ? fieldErrors(error) : {};
}

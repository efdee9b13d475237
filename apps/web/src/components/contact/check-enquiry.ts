import { contactSchema } from "@repo/contract/form/contact";
import { fieldErrors } from "@repo/contract/http/read-body";

export function checkEnquiry(enquiry: Record<string, unknown>): Record<string, string> {
  const { error } = contactSchema.safeParse(enquiry);
  return error ? fieldErrors(error) : {};
}

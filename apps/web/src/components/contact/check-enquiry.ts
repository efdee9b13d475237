import { contactSchema, type Enquiry } from "@repo/contract/form/contact";
import { problemsOf } from "@repo/contract/http/read-body";

export const checkEnquiry = (enquiry: Enquiry): Record<string, string> => problemsOf(contactSchema, enquiry);

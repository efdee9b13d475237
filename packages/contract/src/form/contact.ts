import * as z from "zod/mini";
import { emailAddress, line, paragraphs } from "../text/fields";

export const contactSchema = z.object({
  name: line("Name"),
  email: emailAddress,
  subject: line("Subject"),
  message: paragraphs("Message"),
  agree: z.literal(true, "Please agree to the Terms & Conditions."),
});

export type Enquiry = z.infer<typeof contactSchema>;

import * as z from "zod/mini";
import { emailAddress, line } from "./application";

const MESSAGE_MAX = 5000;

const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/u;

export const contactSchema = z.object({
  name: line("Name"),
  email: emailAddress,
  subject: line("Subject"),
  message: z.string("Message is required.").check(
    z.overwrite((text) => text.replace(/\r\n?/g, "\n").trim()),
    z.minLength(1, "Message is required."),
    z.maxLength(MESSAGE_MAX, `Message must have at most ${MESSAGE_MAX} characters.`),
    z.refine((text) => !CONTROL_CHARACTERS.test(text), "Message must be plain text."),
  ),
  agree: z.literal(true, "Please agree to the Terms & Conditions."),
});

export type Enquiry = z.infer<typeof contactSchema>;

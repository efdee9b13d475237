import * as z from "zod/mini";
import { emailAddress, line } from "./application";

/** Texts of the specification's error catalogue. */
export const CONTACT_SENT = "Thank you for contacting us! Your message has been sent.";
export const CONTACT_FAILED = "Sorry, there was an error sending your message. Please try again later.";

const MESSAGE_MAX = 5000;

/** Hidden from people: only a bot fills it in. */
export const HONEYPOT = "website";

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

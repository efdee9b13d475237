import * as z from "zod/mini";
import { emailAddress, line } from "./application";

const MESSAGE_MAX = 5000;

const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/u;

export function paragraphs(what: string) {
  return z.string(`${what} is required.`).check(
    z.overwrite((text) => text.replace(/\r\n?/g, "\n").trim()),
    z.minLength(1, `${what} is required.`),
    z.maxLength(MESSAGE_MAX, `${what} must have at most ${MESSAGE_MAX} characters.`),
    z.refine((text) => !CONTROL_CHARACTERS.test(text), `${what} must be plain text.`),
  );
}

export const contactSchema = z.object({
  name: line("Name"),
  email: emailAddress,
  subject: line("Subject"),
  message: paragraphs("Message"),
  agree: z.literal(true, "Please agree to the Terms & Conditions."),
});

export type Enquiry = z.infer<typeof contactSchema>;

import * as z from "zod/mini";
import { isBlank } from "./blank";
import { cleanEmail, isEmail } from "./email";
import { cleanLine, cleanText } from "./text";
import { webHref } from "./web-href";

const PARAGRAPHS_MAX = 5000;

function text(what: string, max: number, clean: (text: string) => string) {
  return z.string(`${what} is required.`).check(
    z.overwrite((value) => clean(value).trim()),
    z.refine((value) => !isBlank(value), `${what} is required.`),
    z.maxLength(max, `${what} must have at most ${max} characters.`),
  );
}

export function line(what: string, max = 200, clean = cleanLine) {
  return text(what, max, clean).check(z.refine((value) => !value.includes("\n"), `${what} must be a single line.`));
}

export function paragraphs(what: string, max = PARAGRAPHS_MAX) {
  return text(what, max, cleanText);
}

export function optionalText<Schema extends z.core.$ZodType>(schema: Schema) {
  const filled = z.transform((value) => (typeof value === "string" && isBlank(value) ? undefined : value));
  return z.optional(z.pipe(filled, z.optional(schema)));
}

/** Adds a forgotten `https://`, and refuses addresses with a password or without a domain. */
export function webAddress(what: string, max: number) {
  return line(what, max, (value) => webHref(cleanLine(value).trim()) ?? value).check(
    z.refine((value) => webHref(value) !== undefined, {
      error: `${what} must be a web address, such as https://www.example.com/name.`,
    }),
  );
}

/** Accepts any text, because it only serves to look an address up. */
export const anyEmail = line("Email", 254, cleanEmail);

export function emailLine(what: string) {
  return line(what, 254, cleanEmail).check(z.refine(isEmail, "Enter an email address, such as name@example.com."));
}

export const emailAddress = emailLine("Email");

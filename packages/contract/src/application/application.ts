import * as z from "zod/mini";
import { cleanEmail, isEmail } from "../form/email";
import { RuleError } from "../http/errors";
import { SALARY_NAMES } from "../job/salary-fields";
import { cleanLine, cleanText, isBlank } from "../text/text";

export const WORK_TYPES = ["Full-time", "Part-time", "Contract", "Internship"] as const;

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

/** Accepts any text, because it only serves to look an address up. */
export const anyEmail = line("Email", 254, cleanEmail);

/** Requires an address that is safe in a mail header: see `isEmail`. */
export function emailLine(what: string) {
  return line(what, 254, cleanEmail).check(z.refine(isEmail, "Enter an email address, such as name@example.com."));
}

export const emailAddress = emailLine("Email");

export const applicationSchema = z.object({
  job: line("Job"),
  name: line("Full name"),
  email: emailAddress,
  phone: line("Phone number", 40),
  work_type: z.enum(WORK_TYPES, "Choose a preferred work type."),
  years_experience: line("Years of experience", 40),
  current_ctc: line(SALARY_NAMES.current_ctc, 40),
  expected_ctc: line(SALARY_NAMES.expected_ctc, 40),
  notice_period: line("Notice period", 40),
  privacy_version: z.optional(line("Version of the privacy policy", 255)),
  keep: z.optional(z.literal("yes", "Leave this out, or send yes.")),
});

export type Application = z.infer<typeof applicationSchema>;

export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[String(issue.path[0] ?? "form")] ??= issue.message;
  return fields;
}

/** @throws {RuleError} VALIDATION_FAILED, with the first message for each field. */
export function readBody<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  throw new RuleError("VALIDATION_FAILED", undefined, fieldErrors(parsed.error));
}

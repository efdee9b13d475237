import * as z from "zod/mini";
import { RuleError } from "./errors";

/** Returns the first message for each field, and as `form` what is about the whole. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[String(issue.path[0] ?? "form")] ??= issue.message;
  return fields;
}

export function problemsOf(schema: z.core.$ZodType, values: unknown): Record<string, string> {
  const { error } = z.safeParse(schema, values);
  return error ? fieldErrors(error) : {};
}

/** @throws {RuleError} VALIDATION_FAILED, with the first message for each field. */
export function readBody<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return parsed.data;
  throw new RuleError("VALIDATION_FAILED", undefined, fieldErrors(parsed.error));
}

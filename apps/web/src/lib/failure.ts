import { type ErrorCode, RuleError } from "@repo/contract/http/errors";

const UNEXPLAINED: ErrorCode[] = ["CMS_UNAVAILABLE", "INTERNAL_ERROR"];

/** Returns what the site says of an error, if it says anything that helps. */
function explained(error: unknown): string | undefined {
  return error instanceof RuleError && !UNEXPLAINED.includes(error.code) ? error.message : undefined;
}

export function failureText(error: unknown, otherwise: string): string {
  return explained(error) ?? withTimeoutNote(otherwise, error);
}

export function withTimeoutNote(text: string, error: unknown): string {
  return error instanceof RuleError && error.timedOut ? `${text} There was no answer in time.` : text;
}

export function failureFields(error: unknown): Record<string, string> {
  return (error instanceof RuleError && error.fields) || {};
}

export function refusal(error: unknown, otherwise: string): { fields: Record<string, string>; message?: string } {
  const fields = failureFields(error);
  return Object.keys(fields).length > 0 ? { fields } : { fields, message: failureText(error, otherwise) };
}

export function conflictingItem<Item>(error: unknown): Item | undefined {
  return error instanceof RuleError && error.code === "CONFLICT" ? (error.current as Item | undefined) : undefined;
}

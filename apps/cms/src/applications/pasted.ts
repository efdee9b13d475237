import { RESUME_TEXT_MAX, RESUME_TEXT_TOO_LONG } from "@repo/contract/application/resume";
import { RuleError } from "@repo/contract/http/errors";
import { cleanText } from "@repo/contract/text/text";

export function pastedResume(sent: unknown): string {
  if (typeof sent !== "string") return "";
  const text = cleanText(sent).trim();
  if (text.length > RESUME_TEXT_MAX) {
    throw new RuleError("VALIDATION_FAILED", undefined, { resume_text: RESUME_TEXT_TOO_LONG });
  }
  return text;
}

import { type ErrorBody, isErrorCode, RuleError } from "@repo/contract/http/errors";
import { post } from "@/app/(dashboards)/_shared/sign-in/sign-in";

const UNAVAILABLE = "This is not possible right now. Please try again in a moment.";
const EXPLAINED = ["FORBIDDEN", "NOT_FOUND", "RATE_LIMITED", "VALIDATION_FAILED"];

/** @throws {RuleError} with a message to show, which is empty if fields have theirs. */
export async function passwordRequest<Answer>(
  name: "forgot-password" | "password-link" | "new-password",
  body: object,
): Promise<Answer> {
  const response = await post(`/api/auth/${name}`, body);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok && answer) return answer as Answer;
  const { code, message, fields } = (answer as Partial<ErrorBody> | undefined)?.error ?? {};
  if (!code || !isErrorCode(code) || !EXPLAINED.includes(code)) throw new RuleError("CMS_UNAVAILABLE", UNAVAILABLE);
  throw new RuleError(code, message, fields);
}

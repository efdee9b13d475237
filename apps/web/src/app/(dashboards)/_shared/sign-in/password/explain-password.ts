import { explained, failureFields } from "@/app/(dashboards)/_shared/requests/failure";

const UNAVAILABLE = "This is not possible right now. Please try again in a moment.";

export const passwordFailure = (error: unknown): string => explained(error) ?? UNAVAILABLE;

export function explainPassword(error: unknown): { fields?: Record<string, string>; message?: string } {
  const fields = failureFields(error);
  return Object.keys(fields).length > 0 ? { fields } : { message: passwordFailure(error) };
}

import type { ErrorCode } from "@repo/contract/http/errors";
import { DashboardError } from "./dashboard-fetch";

const UNEXPLAINED: ErrorCode[] = ["CMS_UNAVAILABLE", "INTERNAL_ERROR"];

export function failureText(error: unknown, otherwise: string): string {
  return error instanceof DashboardError && !UNEXPLAINED.includes(error.code)
    ? error.message
    : withTimeoutNote(otherwise, error);
}

export function withTimeoutNote(text: string, error: unknown): string {
  return error instanceof DashboardError && error.timedOut ? `${text} There was no answer in time.` : text;
}

export function failureFields(error: unknown): Record<string, string> {
  const fields = (error instanceof DashboardError && error.fields) || {};
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim() || "Please check this."]));
}

/** Returns the item as someone else has saved it, if that caused the conflict. */
export function conflictingItem<Item>(error: unknown): Item | undefined {
  if (!(error instanceof DashboardError) || error.code !== "CONFLICT") return undefined;
  return error.body.error.current as Item | undefined;
}

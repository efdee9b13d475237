import { appendFileSync } from "node:fs";
import path from "node:path";

/** What a test runner tells `scripts/steps/check.ts` while it runs. `file` is relative to the root. */
export type CheckEvent =
  | { total: number }
  | { test: string; file?: string; line?: number | undefined; ms?: number; failed?: string };

const root = path.resolve(import.meta.dirname, "../..");

export const fromRoot = (file: string) => path.relative(root, file);

/** Appends a line of JSON to the file that CHECK_EVENTS names, if it is set. */
export function tell(event: CheckEvent): void {
  if (process.env.CHECK_EVENTS) appendFileSync(process.env.CHECK_EVENTS, `${JSON.stringify(event)}\n`);
}

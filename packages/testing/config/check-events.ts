import { appendFileSync } from "node:fs";

/**
 * An event that a test runner reports to `npm test`. `file` is absolute, `isFinal` says that a failure is not looked at a
 * second time, and `ended` that the run was not broken off.
 */
export type CheckEvent =
  | { total: number }
  | { ended: true }
  | {
      test: string;
      file?: string;
      line?: number | undefined;
      ms?: number;
      failed?: string;
      isFinal?: boolean;
    };

export function tell(event: CheckEvent): void {
  if (process.env.CHECK_EVENTS) appendFileSync(process.env.CHECK_EVENTS, `${JSON.stringify(event)}\n`);
}

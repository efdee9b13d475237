import { appendFileSync } from "node:fs";

/** `file` is absolute, `isFinal` means that a failure isn't tried again, and `ended` that the run wasn't broken off. */
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

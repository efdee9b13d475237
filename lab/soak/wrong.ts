import type { Mail } from "../../packages/testing/src/mail-server.ts";
import { HOUR_MS } from "./week.ts";

type Received = Pick<Mail, "recipient" | "messageId">;

export type Application = { email: string; sentAt: number };

/** This limit is short, so that the first days' applications are deleted within the week. */
export const RETENTION_DAYS = 3;
const DAY_MS = 24 * HOUR_MS;
/** A night, plus the greatest delay of its tasks, which look at the clock every half minute of the run. */
const NIGHT_MS = DAY_MS + 4 * HOUR_MS;
export const HR = "hr@example.com";

export function wrongApplications(applications: Application[], found: Map<string, number>, now: number): string[] {
  return applications.flatMap(({ email, sentAt }) => {
    const count = found.get(email) ?? 0;
    const age = now - sentAt;
    if (count > 1) return [`${email} is there ${count} times`];
    if (count === 0 && age < RETENTION_DAYS * DAY_MS) return [`${email} is not there`];
    if (count === 1 && age > RETENTION_DAYS * DAY_MS + NIGHT_MS) return [`${email} was not removed`];
    return [];
  });
}

export function wrongMails(
  applications: Application[],
  mailed: { enquiries: number; answers: number },
  received: Received[],
): string[] {
  const byRecipient = countOf(received.map(({ recipient }) => recipient));
  const wrong = applications.flatMap(({ email }) => {
    const count = byRecipient.get(email) ?? 0;
    return count === 1 ? [] : [`${email} got ${count} mails`];
  });
  const toHr = byRecipient.get(HR) ?? 0;
  if (toHr !== applications.length) wrong.push(`HR got ${toHr} mails for ${applications.length} applications`);
  const others = received.length - toHr - applications.filter(({ email }) => byRecipient.has(email)).length;
  const expected = mailed.enquiries + mailed.answers;
  if (others < expected) wrong.push(`${expected} enquiries and answers, but ${others} mails`);
  const double = twice(received);
  if (double > 0) wrong.push(`${double} mails came twice`);
  return wrong;
}

export function twice(received: Received[]): number {
  const ids = countOf(received.map(({ recipient, messageId }) => `${recipient} ${messageId}`));
  return [...ids.values()].filter((count) => count > 1).length;
}

export function countOf(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

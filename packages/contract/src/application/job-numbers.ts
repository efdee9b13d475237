import { dayAfter, dayBegins, today } from "@repo/time/company";
import { APPLICATION_STATUSES, type ApplicationStatus } from "./status";

const WEEKS = 12;
const DAY_MS = 24 * 60 * 60 * 1000;

export type JobNumbers = {
  total: number;
  stages: Record<ApplicationStatus, number>;
  weeks: { from: string; count: number }[];
  /** Among the newest applications: how many got a mail of a colleague, and the median days until the first one left. */
  firstAnswer: { applications: number; answered: number; medianDays: number | null };
};

export function stagesOf(counted: { status: ApplicationStatus | null; total: number }[]): JobNumbers["stages"] {
  const none = Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, 0])) as JobNumbers["stages"];
  for (const { status, total } of counted) none[status ?? "new"] += total;
  return none;
}

export function lastMondays(now = Date.now()): string[] {
  const day = today(now);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: WEEKS }, (_, index) => dayAfter(day, -sinceMonday - (WEEKS - 1 - index) * 7));
}

export function byWeek(moments: number[], mondays: string[]): JobNumbers["weeks"] {
  const begins = mondays.map((monday) => dayBegins(monday).getTime());
  const counts = mondays.map(() => 0);
  for (const moment of moments) {
    const week = begins.findLastIndex((begin) => begin <= moment);
    if (week >= 0) counts[week] = (counts[week] ?? 0) + 1;
  }
  return mondays.map((from, index) => ({ from, count: counts[index] ?? 0 }));
}

export function medianDays(waits: number[]): number | null {
  const sorted = waits.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) return null;
  return Math.round(((lower + upper) / 2 / DAY_MS) * 10) / 10;
}

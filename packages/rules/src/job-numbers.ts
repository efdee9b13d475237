import { APPLICATION_STATUSES, type ApplicationStatus } from "./applicant";
import { dayBegins, today } from "./job";

export const WEEKS = 12;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

export type JobNumbers = {
  total: number;
  stages: Record<ApplicationStatus, number>;
  /** The oldest first. `from` is a Monday. */
  weeks: { from: string; count: number }[];
  /** Of the newest applications: how many of them were answered, and in how many days half of these were. */
  firstAnswer: { applications: number; answered: number; medianDays: number | null };
};

export function stagesOf(counted: { status: ApplicationStatus | null; total: number }[]): JobNumbers["stages"] {
  const none = Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, 0])) as JobNumbers["stages"];
  for (const { status, total } of counted) none[status ?? "new"] += total;
  return none;
}

/** The Mondays of this week and of those before it, as days are in India. */
export function lastMondays(now = Date.now()): string[] {
  const day = Date.parse(today(now));
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: WEEKS }, (_, index) => {
    const monday = day - sinceMonday * DAY_MS - (WEEKS - 1 - index) * WEEK_MS;
    return new Date(monday).toISOString().slice(0, 10);
  });
}

/** Those before the first Monday are left out. */
export function byWeek(moments: number[], mondays: string[]): JobNumbers["weeks"] {
  const first = dayBegins(mondays[0] ?? "").getTime();
  const counts = mondays.map(() => 0);
  for (const moment of moments) {
    const week = Math.min(Math.floor((moment - first) / WEEK_MS), counts.length - 1);
    if (week >= 0) counts[week] = (counts[week] ?? 0) + 1;
  }
  return mondays.map((from, index) => ({ from, count: counts[index] ?? 0 }));
}

/** In days, with one decimal. Null when nobody waited. */
export function medianDays(waits: number[]): number | null {
  const sorted = waits.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) return null;
  return Math.round(((lower + upper) / 2 / DAY_MS) * 10) / 10;
}

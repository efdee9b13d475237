import { dayAfter, today } from "@repo/time/company";
import type { ApplicationItem } from "./applicant";
import { APPLICATION_STATUSES, type ApplicationStatus } from "./status";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Changed rules delete nothing for this many days, while the dashboard shows what they will delete. */
const NOTICE_DAYS = 7;
export const AHEAD_DAYS = 30;

const RULES = {
  keepRejectedDays: { outcome: "Rejected", statuses: ["rejected"] },
  keepWithdrawnDays: { outcome: "Withdrawn", statuses: ["withdrawn"] },
  keepHiredDays: { outcome: "Hired", statuses: ["hired"] },
  keepUndecidedDays: { outcome: "Undecided", statuses: ["new", "in_review", "interview", "offer"] },
} as const satisfies Record<string, { outcome: string; statuses: readonly ApplicationStatus[] }>;

export type KeepDays = { [Name in keyof typeof RULES]?: number | null } & { updatedAt: string | Date };

/** Deletes applications of `statuses` `days` after `since`, but not before `from`. */
export type RetentionRule = {
  outcome: string;
  statuses: readonly ApplicationStatus[];
  since: "createdAt" | "updatedAt";
  days: number;
  from: string;
};

export type RetentionForecast = {
  rules: (Pick<RetentionRule, "outcome" | "days" | "since"> & { from: string | null; due: number })[];
  next: (Pick<ApplicationItem, "id" | "name" | "job_title" | "status"> & { day: string })[];
};

type Facts = Pick<ApplicationItem, "status" | "createdAt" | "updatedAt" | "consentUntil">;

/** @param maxDays is the operator's own limit, counted from the day on which an application came in. */
export function retentionRules(settings: KeepDays | null, maxDays: number | undefined): RetentionRule[] {
  const from = new Date(settings ? new Date(settings.updatedAt).getTime() + NOTICE_DAYS * DAY_MS : 0).toISOString();
  const own = Object.entries(RULES).flatMap(([name, { outcome, statuses }]): RetentionRule[] => {
    const days = settings?.[name as keyof typeof RULES];
    return days ? [{ outcome, statuses, since: "updatedAt", days, from }] : [];
  });
  const limit: RetentionRule[] = maxDays
    ? [
        {
          outcome: "Any",
          statuses: APPLICATION_STATUSES,
          since: "createdAt",
          days: maxDays,
          from: new Date(0).toISOString(),
        },
      ]
    : [];
  return [...own, ...limit];
}

export const lastKept = ({ days }: RetentionRule, now: number): Date => new Date(now - days * DAY_MS);

/** Returns the day (YYYY-MM-DD) in whose night an application is deleted, or null if no rule applies. */
export function deletionDay(application: Facts, rules: RetentionRule[], now = Date.now()): string | null {
  const moments = rules
    .filter(({ statuses }) => statuses.includes(application.status))
    .map((rule) => Math.max(Date.parse(application[rule.since]) + rule.days * DAY_MS, Date.parse(rule.from)));
  if (moments.length === 0) return null;
  const day = today(Math.max(now, Math.min(...moments)));
  const { consentUntil } = application;
  return consentUntil && consentUntil >= day ? dayAfter(consentUntil) : day;
}

export function untoldDays(policy: string, days: number[]): number[] {
  const text = policy.replace(/\s+/g, " ").toLowerCase();
  const says = (count: number, unit: string) =>
    new RegExp(`(?<!\\d)${count} ${unit}${count === 1 ? "" : "s"}\\b`).test(text);
  return [...new Set(days)].filter(
    (each) =>
      !says(each, "day") &&
      !(each % 30 === 0 && says(each / 30, "month")) &&
      !(each % 365 === 0 && says(each / 365, "year")),
  );
}

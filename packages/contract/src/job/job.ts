import { company } from "@repo/brand";
import { momentOf, zoneName } from "@repo/time/clock";
import { dayAfter, today } from "@repo/time/company";
import { BETWEEN } from "../text/range";

const EMPLOYMENT_TYPES = ["Full-time", "Part-time", "Contract", "Internship"] as const;
const WORK_MODES = ["On-site", "Hybrid", "Remote"] as const;
export const AVAILABILITIES = ["open", "closed", "filled"] as const;

export const JOBS_PER_PAGE = 50;

export type JobFacts = {
  employmentType: (typeof EMPLOYMENT_TYPES)[number] | null;
  workMode: (typeof WORK_MODES)[number] | null;
  minYears: number | null;
};

/** Matches a slug that is safe at the end of an address (never `.` or `..`) and short enough for a file name. */
export const JOB_SLUG = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,149}$/;

const NUMBER = String.raw`\d{1,2}(?:\.\d{1,2})?`;
/** Captures a limit such as “up to”, and the ends of a range. Bounds its repetitions: details may have any length. */
const YEARS = new RegExp(
  String.raw`(\b(?:up to|under|below|max\.?|maximum|less than)\s)?(?<![\d.])(${NUMBER})\+?` +
    String.raw`(?:\s{0,3}${BETWEEN}\s{0,3}(${NUMBER}))?\s{0,3}\+?\s{0,3}(?:years?|yrs?)\b`,
  "gi",
);

const OPEN_DAYS = 60;

/** Parses details such as "Full time • Remote • 3+ years". */
export function factsOf(stored: string | null | undefined): JobFacts {
  const details = stored ?? "";
  const says = <T extends string>(facts: [RegExp, T][]) => facts.find(([words]) => words.test(details))?.[1] ?? null;
  return {
    employmentType: says([
      [/\bfull[- ]?time\b/i, "Full-time"],
      [/\bpart[- ]?time\b/i, "Part-time"],
      [/\bcontract(or)?\b/i, "Contract"],
      [/\bintern(ship)?\b/i, "Internship"],
    ]),
    workMode: says([
      [/\bhybrid\b/i, "Hybrid"],
      [/(?<!\bno |\bnot |\bnon-?)\bremote\b|\bwfh\b|\bwork(ing)? from home\b/i, "Remote"],
      [/\b(on-?site|office)\b/i, "On-site"],
    ]),
    minYears: minYearsOf(details),
  };
}

/** Leaves out “1.5 years”, for which the site has no words. “Angular 13 - 4 years” is no range. */
function minYearsOf(details: string): number | null {
  for (const [, limit, lower, upper = lower] of details.matchAll(YEARS)) {
    const years = Math.min(Number(lower), Number(upper));
    if (!limit && Number.isInteger(years)) return years;
  }
  return null;
}

export function defaultClosingDay(postedAt: string): string {
  return dayAfter(postedAt, OPEN_DAYS);
}

/** Returns ISO 8601 with the company's offset at that moment: 2026-11-24T00:00:00+05:30. */
export const postingTime = (postedAt: string) => withOffset(`${postedAt}T00:00:00`);

export const closingTime = (closesAt: string) => withOffset(`${closesAt}T23:59:59`);

function withOffset(clock: string): string {
  const { timeZone } = company();
  const offset = zoneName(timeZone, "en", "longOffset", momentOf(clock, timeZone));
  return `${clock}${offset.replace("GMT", "") || "+00:00"}`;
}

export function isOpen(job: { availability?: string | null; closesAt?: string | null }, now = Date.now()): boolean {
  return (job.availability ?? "open") === "open" && (!job.closesAt || today(now) <= job.closesAt);
}

type CardFacts = {
  employmentType?: string | null;
  workMode?: string | null;
  location?: string | null;
  details?: string | null;
};

/** Returns the line above the title on a social card. GraphQL writes `Full_time`, and the CMS `Full-time`. */
export function jobCardLine({ employmentType, workMode, location, details }: CardFacts): string {
  const facts = [employmentType?.replace("_", "-"), workMode === "Remote" ? "Remote" : "", location?.trim()];
  return facts.filter(Boolean).join(" · ") || (details ?? "");
}

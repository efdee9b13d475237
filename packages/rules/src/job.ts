export const EMPLOYMENT_TYPES = ["Full-time", "Part-time", "Contract", "Internship"] as const;
export const WORK_MODES = ["On-site", "Hybrid", "Remote"] as const;
export const AVAILABILITIES = ["open", "closed", "filled"] as const;

/** Jobs on a page of the openings. */
export const JOBS_PER_PAGE = 50;

export type JobFacts = {
  employmentType: (typeof EMPLOYMENT_TYPES)[number] | null;
  workMode: (typeof WORK_MODES)[number] | null;
  minYears: number | null;
};

/** What a job's address can end with: nothing that leads elsewhere, or that is too long for a file's name. */
export const JOB_SLUG = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,149}$/;

/** Days that a job is open when nobody says otherwise. */
const OPEN_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The firm's days begin and end by India's clock, which knows no summer time. */
const INDIA = "+05:30";
const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** What the one-line summary of a job says, such as "Full time • Remote • 3+ years". */
export function factsOf(details: string): JobFacts {
  const says = <T extends string>(facts: [RegExp, T][]) => facts.find(([words]) => words.test(details))?.[1] ?? null;
  const years = /(\d+)(?:\s*[-–]\s*\d+)?\s*\+?\s*(?:years?|yrs?)\b/i.exec(details)?.[1];
  return {
    employmentType: says([
      [/\bfull[- ]?time\b/i, "Full-time"],
      [/\bpart[- ]?time\b/i, "Part-time"],
      [/\bcontract(or)?\b/i, "Contract"],
      [/\bintern(ship)?\b/i, "Internship"],
    ]),
    workMode: says([
      [/\bhybrid\b/i, "Hybrid"],
      [/\bremote\b/i, "Remote"],
      [/\b(on-?site|office)\b/i, "On-site"],
    ]),
    minYears: years ? Number(years) : null,
  };
}

/** The day it is in India, as YYYY-MM-DD. */
export function today(now = Date.now()): string {
  return new Date(now + INDIA_MS).toISOString().slice(0, 10);
}

/** The moment at which a day begins in India. */
export function dayBegins(day: string): Date {
  return new Date(`${day}T00:00:00${INDIA}`);
}

/** The last day of a job that was posted on a day. */
export function defaultClosingDay(postedAt: string): string {
  return new Date(Date.parse(postedAt) + OPEN_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** The moment at which a job's last day ends. */
export function closingTime(closesAt: string): string {
  return `${closesAt}T23:59:59${INDIA}`;
}

/** Whether a job takes applications: jobs of before there were these fields do. */
export function isOpen(job: { availability?: string | null; closesAt?: string | null }, now = Date.now()): boolean {
  return (job.availability ?? "open") === "open" && (!job.closesAt || now <= Date.parse(closingTime(job.closesAt)));
}

import { company } from "@repo/brand";
import { momentOf } from "@repo/time/clock";

/** Links to the address alone. A typed one could add recipients or a text, as in `a?cc=b@example.com`. */
export const mailHref = (address: string): string => `mailto:${address.replace(/[?&#%,;\s]/g, encodeURIComponent)}`;

const DAY = { day: "numeric", year: "numeric" } as const;
const long = inCompanyZone({ ...DAY, month: "long" });
const full = inCompanyZone({ ...DAY, month: "short", hour: "numeric", minute: "2-digit" });
const short = inCompanyZone({ ...DAY, month: "short" });

/** Keeps the format until the zone changes, because making one takes twenty times as long as using it. */
function inCompanyZone(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let kept: { timeZone: string; format: Intl.DateTimeFormat } | undefined;
  return (moment) => {
    const { timeZone } = company();
    if (kept?.timeZone !== timeZone) {
      kept = { timeZone, format: new Intl.DateTimeFormat("en-US", { ...options, timeZone }) };
    }
    return kept.format.format(moment);
  };
}

/** Returns a date such as November 21, 2026, in the company's zone. A date without a time is that day everywhere. */
export function longDate(moment: string): string {
  return long(momentOf(moment, company().timeZone));
}

export function shortDate(moment: string): string {
  return short(momentOf(moment, company().timeZone));
}

/** Returns a time such as Nov 21, 2026, 4:05 PM, in the company's zone. */
export function shortMoment(moment: string): string {
  return full(new Date(moment));
}

const MINUTE_MS = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
] as const;

/** Returns a duration in whole units of the largest unit that fits, such as 3 days. */
export function duration(milliseconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => milliseconds >= size) ?? UNITS[2];
  const count = Math.floor(milliseconds / size);
  if (count === 0) return "under a minute";
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

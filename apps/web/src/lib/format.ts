import { TIME_ZONE } from "@repo/brand";
import { momentOf } from "@repo/plugin-kit/times";

/** The address alone: one that a person typed could name other recipients or a text, as in `a?cc=b@example.com`. */
export const mailHref = (address: string): string => `mailto:${address.replace(/[?&#%,;\s]/g, encodeURIComponent)}`;

const DAY = { day: "numeric", year: "numeric", timeZone: TIME_ZONE } as const;
const LONG = new Intl.DateTimeFormat("en-US", { ...DAY, month: "long" });
const MOMENT = new Intl.DateTimeFormat("en-US", { ...DAY, month: "short", hour: "numeric", minute: "2-digit" });
const SHORT = new Intl.DateTimeFormat("en-US", { ...DAY, month: "short" });

/** By the company's clocks: November 21, 2026. A day alone, as in 2026-11-21, is that day everywhere. */
export function longDate(moment: string): string {
  return LONG.format(momentOf(moment, TIME_ZONE));
}

export function shortDate(moment: string): string {
  return SHORT.format(momentOf(moment, TIME_ZONE));
}

/** By the company's clocks: Nov 21, 2026, 4:05 PM. */
export function shortMoment(moment: string): string {
  return MOMENT.format(new Date(moment));
}

const MINUTE_MS = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
] as const;

/** In whole units of the largest that fits: 3 days. */
export function duration(milliseconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => milliseconds >= size) ?? UNITS[2];
  const count = Math.floor(milliseconds / size);
  if (count === 0) return "under a minute";
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

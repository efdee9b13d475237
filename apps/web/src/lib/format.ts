/** The address alone: one that a person typed could name other recipients or a text, as in `a?cc=b@example.com`. */
export const mailHref = (address: string): string => `mailto:${address.replace(/[?&#%,;\s]/g, encodeURIComponent)}`;

const DAY = { day: "numeric", year: "numeric", timeZone: "Asia/Kolkata" } as const;
const LONG = new Intl.DateTimeFormat("en-US", { ...DAY, month: "long" });
const MOMENT = new Intl.DateTimeFormat("en-US", { ...DAY, month: "short", hour: "numeric", minute: "2-digit" });
const SHORT = new Intl.DateTimeFormat("en-US", { ...DAY, month: "short" });

/** In Indian time: November 21, 2026. */
export function longDate(moment: string): string {
  return LONG.format(new Date(moment));
}

export function shortDate(moment: string): string {
  return SHORT.format(new Date(moment));
}

/** In Indian time: Nov 21, 2026, 4:05 PM. */
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

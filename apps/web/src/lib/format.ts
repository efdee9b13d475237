/** A `tel:` link. */
export const telHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, "")}`;

const DAY = { day: "numeric", year: "numeric", timeZone: "Asia/Kolkata" } as const;
const LONG = new Intl.DateTimeFormat("en-US", { ...DAY, month: "long" });
const SHORT = new Intl.DateTimeFormat("en-US", { ...DAY, month: "short" });

/** In Indian time: November 21, 2026. */
export function longDate(moment: string): string {
  return LONG.format(new Date(moment));
}

/** In Indian time: Nov 21, 2026. */
export function shortDate(moment: string): string {
  return SHORT.format(new Date(moment));
}

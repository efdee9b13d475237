export const telHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, "")}`;

const DAY = { day: "numeric", year: "numeric", timeZone: "Asia/Kolkata" } as const;
const LONG = new Intl.DateTimeFormat("en-US", { ...DAY, month: "long" });
const SHORT = new Intl.DateTimeFormat("en-US", { ...DAY, month: "short" });

/** In Indian time: November 21, 2026. */
export function longDate(moment: string): string {
  return LONG.format(new Date(moment));
}

export function shortDate(moment: string): string {
  return SHORT.format(new Date(moment));
}

const LONG = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

/** A day as people say it: November 21, 2026. */
export function longDate(moment: string): string {
  return LONG.format(new Date(moment));
}

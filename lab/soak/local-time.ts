const MINUTE_MS = 60_000;

/** A format takes longer to make than to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the zone's local time, such as 2027-03-28T01:59. */
export function toLocal(moment: number, timeZone: string): string {
  // The Swedish format matches that of inputs.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  formats.set(timeZone, format);
  return format.format(moment).replace(" ", "T");
}

/** Returns milliseconds since 1970. Of a time that occurs twice, it is the second. */
export function momentOf(local: string, timeZone: string): number {
  const clock = Date.parse(`${local}Z`);
  const guess = clock - offsetMs(clock, timeZone);
  return clock - offsetMs(guess, timeZone);
}

export function offsetMs(moment: number, timeZone: string): number {
  const minute = Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${toLocal(minute, timeZone)}Z`) - minute;
}

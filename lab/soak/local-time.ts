const MINUTE_MS = 60_000;

/** To make one takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Such as 2027-03-28T01:59, as clocks of the zone show it. */
export function toLocal(moment: number, timeZone: string): string {
  // Sweden writes dates as inputs do.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  formats.set(timeZone, format);
  return format.format(moment).replace(" ", "T");
}

/** In milliseconds since 1970; where clocks show it twice, the second time. */
export function momentOf(local: string, timeZone: string): number {
  const clock = Date.parse(`${local}Z`);
  const guess = clock - offsetMs(clock, timeZone);
  return clock - offsetMs(guess, timeZone);
}

/** What clocks of the zone are ahead of UTC. */
export function offsetMs(moment: number, timeZone: string): number {
  const minute = Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${toLocal(minute, timeZone)}Z`) - minute;
}

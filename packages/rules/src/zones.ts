/** An IANA name, such as Europe/London. Offsets, which know no change of clocks, are none. */
export function isZone(zone: string): boolean {
  if (!/^[A-Z]/i.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** What clocks in the zone show, as the input for date and time wants it: 2026-12-01T10:00. */
export function clockIn(zone: string, moment: number | string | Date): string {
  // Swedish is written like ISO 8601.
  return new Date(moment).toLocaleString("sv-SE", { timeZone: zone }).replace(" ", "T").slice(0, 16);
}

/** The moment when clocks in the zone show this. An hour that is skipped in spring is taken an hour later. */
export function momentIn(zone: string, clock: string): Date {
  const wanted = Date.parse(`${clock}Z`);
  const ahead = (moment: number) => Date.parse(`${clockIn(zone, moment)}Z`) - moment;
  // The first guess may be on the other side of a change of clocks.
  return new Date(wanted - ahead(wanted - ahead(wanted)));
}

/** Tuesday, 1 December 2026, 10:00–10:45 (Asia/Kolkata, GMT+5:30). */
export function spanIn(zone: string, startsAt: string, minutes: number): string {
  const begin = new Date(startsAt);
  const end = new Date(begin.getTime() + minutes * 60_000);
  const day = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const parts = new Intl.DateTimeFormat("en-GB", { ...day, timeZone: zone, timeZoneName: "shortOffset" })
    .formatToParts(begin)
    .map(({ type, value }) => [type, value]);
  const { weekday, day: number, month, year, timeZoneName } = Object.fromEntries(parts);
  const [from, to] = [begin, end].map((moment) => clockIn(zone, moment).slice(11));
  const offset = timeZoneName?.replace("+0", "");
  return `${weekday}, ${number} ${month} ${year}, ${from}–${to} (${zone}, ${offset})`;
}

const DAY_MS = 24 * 60 * 60_000;

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

/** The moment when clocks in the zone show this: the first of two, and later by as much as clocks skip. */
export function momentIn(zone: string, clock: string): Date {
  const { shown, otherwise } = momentsOf(zone, clock);
  return new Date(shown[0] ?? otherwise);
}

/** What a change of clocks in the zone does to this time, for whoever chooses it; nothing on other days. */
export function clockChange(zone: string, clock: string): string | undefined {
  const { shown, otherwise } = momentsOf(zone, clock);
  if (shown.length > 1) return "Clocks show this time twice on this day: it is taken as the first.";
  if (shown.length > 0) return undefined;
  return `Clocks skip this time on this day: it is taken as ${clockIn(zone, otherwise).slice(11)}.`;
}

/** As the clocks before and after a change would have it; on other days both are one. */
function momentsOf(zone: string, clock: string): { shown: number[]; otherwise: number } {
  const wanted = Date.parse(`${clock}Z`);
  const ahead = (moment: number) => Date.parse(`${clockIn(zone, moment)}Z`) - moment;
  const [before, after] = [wanted - ahead(wanted - DAY_MS), wanted - ahead(wanted + DAY_MS)];
  return { shown: [...new Set([before, after])].filter((each) => clockIn(zone, each) === clock), otherwise: before };
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

import { momentOf, momentsOf, toInput, zoneName } from "./clock";

/** Returns whether this is an IANA name, such as Europe/London. Offsets don't count, as they ignore clock changes. */
export function isZone(zone: string): boolean {
  if (!/^[A-Z]/i.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Tells how a clock change affects this time, or returns undefined if it doesn't. */
export function clockChange(zone: string, clock: string): string | undefined {
  const { shown } = momentsOf(Date.parse(`${clock}Z`), zone);
  if (shown.length > 1) return "Clocks show this time twice on this day: it is taken as the first.";
  if (shown.length > 0) return undefined;
  return `Clocks skip this time on this day: it is taken as ${toInput(momentOf(clock, zone), zone).slice(11)}.`;
}

/** Tuesday, 1 December 2026, 10:00–10:45 (Asia/Kolkata, GMT+5:30), and both offsets if clocks change meanwhile. */
export function spanIn(zone: string, startsAt: string, minutes: number): string {
  const begin = new Date(startsAt);
  const end = new Date(begin.getTime() + minutes * 60_000);
  const date = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const parts = new Intl.DateTimeFormat("en-GB", { ...date, timeZone: zone }).formatToParts(begin);
  const { weekday, day, month, year } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const [from, to] = [begin, end].map((moment) => toInput(moment, zone).slice(11));
  const [offset, later] = [begin, end].map((moment) =>
    zoneName(zone, "en-GB", "shortOffset", moment).replace("+0", ""),
  );
  const times =
    offset === later ? `${from}–${to} (${zone}, ${offset})` : `${from} ${offset} – ${to} ${later} (${zone})`;
  return `${weekday}, ${day} ${month} ${year}, ${times}`;
}

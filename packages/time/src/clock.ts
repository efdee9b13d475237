const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?)?$/;
const DAY_MS = 24 * 60 * 60_000;

/** Without a zone, `timeZone` applies. A time shown twice means the first, and a skipped one is later by the gap. */
export function momentOf(text: string, timeZone: string): Date {
  const [, day, time = "T00:00"] = WITHOUT_ZONE.exec(text) ?? [];
  if (!day) return new Date(text);
  const clock = Date.parse(`${day}${time}Z`);
  if (Number.isNaN(clock)) return new Date(Number.NaN);
  const { shown, otherwise } = momentsOf(clock, timeZone);
  return new Date(shown[0] ?? otherwise);
}

/** `shown` has two, one or none. `otherwise` is by the clocks before a change. @param clock ms, as if it were UTC */
export function momentsOf(clock: number, timeZone: string): { shown: number[]; otherwise: number } {
  const before = clock - offsetMs(clock - DAY_MS, timeZone);
  const after = clock - offsetMs(clock + DAY_MS, timeZone);
  const shown = [...new Set([before, after])].filter((each) => each + offsetMs(each, timeZone) === clock);
  return { shown, otherwise: before };
}

/** Returns a value for an input of date and time, such as 2026-11-24T09:00; an empty text for null. */
export function toInput(moment: string | number | Date | null, timeZone: string): string {
  // Sweden writes dates as inputs do.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return moment === null ? "" : format.format(new Date(moment)).replace(" ", "T");
}

/** Returns a text such as "24 Nov 2026, 9:00 am IST". */
export function inZone(moment: string, timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, dateStyle: "medium", timeStyle: "short" });
  return `${format.format(new Date(moment))} ${zoneName(timeZone, language, "short", moment)}`;
}

type Style = "long" | "short" | "longOffset" | "shortOffset";

let last: { key: string; format: Intl.DateTimeFormat } | undefined;

/** Keeps the last format: most calls are for one zone, and making one takes twenty times as long as using it. */
function nameFormat(timeZone: string, language: string, timeZoneName: Style): Intl.DateTimeFormat {
  const key = `${timeZone} ${language} ${timeZoneName}`;
  if (last?.key !== key) last = { key, format: new Intl.DateTimeFormat(language, { timeZone, timeZoneName }) };
  return last.format;
}

export function zoneName(
  timeZone: string,
  language: string,
  style: Style,
  moment: string | number | Date = Date.now(),
): string {
  const parts = nameFormat(timeZone, language, style).formatToParts(new Date(moment));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Reads the offset from the zone's name, because years of less or more than four digits can't be read back. */
function offsetMs(moment: number, timeZone: string): number {
  const name = zoneName(timeZone, "en", "longOffset", moment);
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? [];
  const offset = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === "-" ? -offset : offset;
}

const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?)?$/;

/** A day or a time that names no zone is read by the clocks of `timeZone`. */
export function momentOf(text: string, timeZone: string): Date {
  const [, day, time = "T00:00"] = WITHOUT_ZONE.exec(text) ?? [];
  if (!day) return new Date(text);
  const clock = Date.parse(`${day}${time}Z`);
  if (Number.isNaN(clock)) return new Date(Number.NaN);
  const guess = clock - offsetMs(clock, timeZone);
  return new Date(clock - offsetMs(guess, timeZone));
}

/** Such as 2026-11-24T09:00, for an input of date and time; empty for none. */
export function toInput(moment: string | number | null, timeZone: string): string {
  // Sweden writes dates as inputs do.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return moment === null ? "" : format.format(new Date(moment)).replace(" ", "T");
}

/** Such as "24 Nov 2026, 9:00 am IST". */
export function inZone(moment: string, timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, dateStyle: "medium", timeStyle: "short" });
  return `${format.format(new Date(moment))} ${zoneName(timeZone, language, "short")}`;
}

/** Such as "India Standard Time" or "IST". */
export function zoneName(timeZone: string, language: string, style: "long" | "short"): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: style }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

function offsetMs(moment: number, timeZone: string): number {
  const minute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${toInput(minute, timeZone)}Z`) - minute;
}

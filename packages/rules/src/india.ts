export const INDIA = "+05:30";

export const INDIA_MS = 5.5 * 60 * 60 * 1000;

export const INDIA_ZONE = "Asia/Kolkata";

const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?)?$/;

/** A day or a time that names no zone is India's. */
export function momentOf(text: string): Date {
  const [, day, time] = WITHOUT_ZONE.exec(text) ?? [];
  return new Date(day ? `${day}${time ?? "T00:00"}${INDIA}` : text);
}

export function indianTime(moment: string | null | undefined): string {
  return moment ? new Date(Date.parse(moment) + INDIA_MS).toISOString().slice(0, 16) : "";
}

export function inIndia(moment: string): string {
  const format = new Intl.DateTimeFormat("en-IN", { timeZone: INDIA_ZONE, dateStyle: "medium", timeStyle: "short" });
  return `${format.format(new Date(moment))} IST`;
}

import { momentOf, offsetMs, toLocal } from "./local-time.ts";

export const ZONE = "Europe/Berlin";
export const HOUR_MS = 3_600_000;
export const DAYS = 7;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
const DAYS_BEFORE_CHANGE = 4;

/** `local` is the day and time that the editor chose, by the editor's clock. */
export type Planned = { action: "publish" | "unpublish"; local: string; at: number };
type Happening =
  | "Redis restarted"
  | "PostgreSQL restarted"
  | "certificate renewed"
  | "disk full"
  | "disk freed"
  | "logs rotated";
export type Event = { name: Happening; at: number };
export type Week = { start: number; end: number; change: number; planned: Planned[]; events: Event[] };

/** Plans a week from the Wednesday at nine before the next clock change. Moments are milliseconds since 1970. */
export function weekOf(from: number): Week {
  const change = nextChange(from + DAYS_BEFORE_CHANGE * DAY_MS);
  const local = (moment: number) => toLocal(moment, ZONE);
  const day = (number: number, time: string) => {
    const noon = change + (number - DAYS_BEFORE_CHANGE) * DAY_MS + 10 * HOUR_MS;
    return `${local(noon).slice(0, 10)}T${time}`;
  };
  const at = (number: number, time: string) => momentOf(day(number, time), ZONE);
  const start = at(0, "09:00");
  const planned = (
    [
      ["publish", day(1, "09:00")],
      ["unpublish", day(3, "23:30")],
      ["publish", local(change - MINUTE_MS)],
      ["unpublish", local(change)],
      ["publish", day(4, "09:00")],
      ["unpublish", day(6, "18:00")],
    ] as const
  ).map(([action, chosen], index) => {
    // An hour that occurs twice has no unique moment on an editor's clock.
    const moment = index === 2 ? change - MINUTE_MS : index === 3 ? change : momentOf(chosen, ZONE);
    return { action, local: chosen, at: moment };
  });
  const rotated = Array.from({ length: DAYS - 1 }, (_, index) => ({
    name: "logs rotated" as const,
    at: at(index + 1, "00:10"),
  }));
  const events: Event[] = [
    ...rotated,
    { name: "Redis restarted", at: at(1, "14:00") },
    { name: "PostgreSQL restarted", at: at(2, "11:00") },
    { name: "certificate renewed", at: at(3, "12:00") },
    { name: "disk full", at: at(5, "10:00") },
    { name: "disk freed", at: at(5, "12:00") },
  ];
  return { start, end: start + DAYS * DAY_MS, change, planned, events: events.sort((one, other) => one.at - other.at) };
}

/** Returns the first full hour after `from` at which the zone's offset changes. */
function nextChange(from: number): number {
  const hour = Math.ceil(from / HOUR_MS) * HOUR_MS;
  for (let moment = hour; ; moment += HOUR_MS)
    if (offsetMs(moment, ZONE) !== offsetMs(moment - HOUR_MS, ZONE)) return moment;
}

/** The clock runs normally from before a planned moment until its change must have happened. */
export const HOLD = { beforeMs: 6_000, afterMs: 24_000 };
/** The first hour takes this part of the run, so that startup effects have settled by its end. */
const FIRST_HOUR_PART = 0.1;

type Stretch = { from: number; to: number; realMs: number };

/** Speeds up all but the first hour, planned moments and a full disk. @throws when the run is too short. */
export function stretchesOf(week: Week, realMs: number): Stretch[] {
  const firstHour = { from: week.start, to: week.start + HOUR_MS, realMs: realMs * FIRST_HOUR_PART };
  const holds = week.planned
    .map(({ at }) => ({ from: at - HOLD.beforeMs, to: at + HOLD.afterMs }))
    .sort((one, other) => one.from - other.from);
  const heldMs = holds.reduce((sum, { from, to }) => sum + to - from, 0);
  const fastMs = realMs - firstHour.realMs - heldMs;
  if (fastMs <= 0) throw new Error("The week needs more minutes.");
  const stretches: Stretch[] = [firstHour];
  const fast = week.end - firstHour.to - heldMs;
  const push = (from: number, to: number) => stretches.push({ from, to, realMs: ((to - from) / fast) * fastMs });
  let last = firstHour.to;
  for (const { from, to } of holds) {
    push(last, from);
    stretches.push({ from, to, realMs: to - from });
    last = to;
  }
  push(last, week.end);
  return stretches;
}

export function momentAfter(stretches: Stretch[], elapsedMs: number): number {
  let begun = 0;
  for (const { from, to, realMs } of stretches) {
    if (elapsedMs < begun + realMs) return from + ((elapsedMs - begun) / realMs) * (to - from);
    begun += realMs;
  }
  return stretches.at(-1)?.to ?? 0;
}

/** Returns between 0.2 at night and 1 in working hours, and less at weekends. */
export function busyness(moment: number): number {
  const [day = "", time = ""] = toLocal(moment, ZONE).split("T");
  const hour = Number(time.slice(0, 2));
  const isWeekend = [0, 6].includes(new Date(`${day}T12:00Z`).getUTCDay());
  if (hour < 6 || hour >= 23) return 0.2;
  if (isWeekend) return 0.4;
  return hour >= 8 && hour < 19 ? 1 : 0.6;
}

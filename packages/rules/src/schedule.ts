import { momentOf } from "./india";

export type Schedule = { publishAt: string | null; unpublishAt: string | null };

export const SCHEDULE_LABELS = { publishAt: "Publish at", unpublishAt: "Unpublish at" } as const;

export const SCHEDULE_FIELDS = Object.keys(SCHEDULE_LABELS) as (keyof Schedule)[];

const INSTEAD = {
  publishAt: "Choose a later time, or publish it now.",
  unpublishAt: "Choose a later time, or unpublish it now.",
} as const;

/** By field. A stored moment may have passed: it is caught up with. */
export function scheduleErrors(
  change: Partial<Schedule>,
  stored: Schedule,
  now = Date.now(),
): { [field in keyof Schedule]?: string } {
  const errors: { [field in keyof Schedule]?: string } = {};
  for (const field of SCHEDULE_FIELDS) {
    const moment = change[field];
    if (!moment || sameMoment(moment, stored[field])) continue;
    const time = momentOf(moment).getTime();
    if (!isStorable(time)) errors[field] = `${SCHEDULE_LABELS[field]} must be a date and a time.`;
    else if (time <= now) errors[field] = `This time has passed. ${INSTEAD[field]}`;
  }
  const publishAt = change.publishAt === undefined ? stored.publishAt : change.publishAt;
  const unpublishAt = change.unpublishAt === undefined ? stored.unpublishAt : change.unpublishAt;
  if (publishAt && unpublishAt && momentOf(unpublishAt) <= momentOf(publishAt)) {
    errors.unpublishAt ??= "Unpublish at must be later than Publish at.";
  }
  return errors;
}

export function sameMoment(one: string | null | undefined, other: string | null | undefined): boolean {
  return one && other ? momentOf(one).getTime() === momentOf(other).getTime() : !one && !other;
}

/** Dates have years of four digits in both databases. */
function isStorable(time: number): boolean {
  return !Number.isNaN(time) && new Date(time).getUTCFullYear() < 10_000;
}

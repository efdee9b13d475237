import { momentOf } from "@repo/time/clock";

/** Both are ISO times. */
export type Schedule = { publishAt: string | null; unpublishAt: string | null };

export type Action = "publish" | "unpublish";

export const FIELDS = ["publishAt", "unpublishAt"] as const;

const LABELS = { publishAt: "Publish at", unpublishAt: "Unpublish at" } as const;

const INSTEAD = {
  publishAt: "Choose a later time, or publish it now.",
  unpublishAt: "Choose a later time, or unpublish it now.",
} as const;

export function scheduleErrors(
  change: Partial<Schedule>,
  stored: Schedule,
  timeZone: string,
  now = Date.now(),
): { [field in keyof Schedule]?: string } {
  const time = (moment: string) => momentOf(moment, timeZone).getTime();
  const errors: { [field in keyof Schedule]?: string } = {};
  for (const field of FIELDS) {
    const moment = change[field];
    if (!moment || sameMoment(moment, stored[field], timeZone)) continue;
    if (!isStorable(time(moment))) errors[field] = `${LABELS[field]} must be a date and a time.`;
    else if (time(moment) <= now) errors[field] = `This time has passed. ${INSTEAD[field]}`;
  }
  const publishAt = change.publishAt === undefined ? stored.publishAt : change.publishAt;
  const unpublishAt = change.unpublishAt === undefined ? stored.unpublishAt : change.unpublishAt;
  if (publishAt && unpublishAt && time(unpublishAt) <= time(publishAt)) {
    errors.unpublishAt ??= "Unpublish at must be later than Publish at.";
  }
  return errors;
}

export function sameMoment(one: string | null | undefined, other: string | null | undefined, timeZone: string) {
  return one && other ? +momentOf(one, timeZone) === +momentOf(other, timeZone) : !one && !other;
}

function isStorable(time: number): boolean {
  return !Number.isNaN(time) && new Date(time).getUTCFullYear() < 10_000;
}

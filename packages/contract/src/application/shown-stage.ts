import type { ApplicationStatus } from "./status";

/** Hours after which applicants see a changed stage, where the firm has set no others. */
export const STAGE_HOURS = 24;

/** A mail of a colleague that is out. */
export type SentMail = { writtenAt: string; sentAt: string };

/** `since` is when it came to that stage, null if it never changed; `until` when another stage shows, if one waits. */
export type ShownStage = { status: ApplicationStatus; since: string | null; until: string | null };

type Change = { at: string; from: ApplicationStatus; to: ApplicationStatus };

/**
 * The stage that an applicant sees: each change shows once a mail that was written after it is out, or `hours` later,
 * and never if it was changed again before. What applicants do themselves shows at once.
 * @param changes the oldest first.
 */
export function shownStage(
  status: ApplicationStatus,
  changes: Change[],
  mails: SentMail[],
  hours: number,
  now = Date.now(),
): ShownStage {
  const last = changes.at(-1);
  if (!last || last.to !== status) return { status, since: null, until: null };
  const shows = changes.map(({ at, to }) => {
    const changed = Date.parse(at);
    if (to === "withdrawn") return changed;
    const told = mails.filter(({ writtenAt }) => Date.parse(writtenAt) >= changed);
    return Math.min(changed + hours * 3_600_000, ...told.map(({ sentAt }) => Date.parse(sentAt)));
  });
  const seen = changes.findLastIndex((_, index) => {
    const changedAgain = Date.parse(changes[index + 1]?.at ?? "") || Number.POSITIVE_INFINITY;
    return (shows[index] ?? 0) <= Math.min(now, changedAgain);
  });
  const shown = changes[seen];
  const before = shown?.to ?? changes[0]?.from ?? status;
  return {
    status: before,
    since: shown?.at ?? null,
    until: before === status ? null : new Date(shows.at(-1) ?? 0).toISOString(),
  };
}

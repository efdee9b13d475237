import type { ShownStage } from "@repo/contract/application/history";
import type { ApplicationStatus } from "@repo/contract/application/status";

/** The default number of hours until applicants see a changed stage. */
export const STAGE_HOURS = 24;

type SentMail = { writtenAt: string; sentAt: string };

type Change = { at: string; from: ApplicationStatus; to: ApplicationStatus };

/** A change shows once a later mail is sent, or after `hours`, unless another came first. `changes`: oldest first. */
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

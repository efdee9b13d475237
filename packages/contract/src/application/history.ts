import * as z from "zod/mini";
import { readAt } from "../http/change";
import { cleanText } from "../text/text";
import type { ApplicationItem } from "./applicant";
import type { Message, StaffedInterview } from "./message";
import { type ApplicationStatus, reason } from "./status";

const NOTE_MAX = 5_000;

const note = z.string("Write a note.").check(
  z.overwrite((text) => cleanText(text).trim()),
  z.minLength(1, "Write a note."),
  z.maxLength(NOTE_MAX, `The note must have at most ${NOTE_MAX} characters.`),
);

export const noteSchema = z.object({ text: note });
export const noteChangeSchema = z.object({ text: note, updatedAt: readAt });
export const reasonChangeSchema = z.object({ reason });

export type StatusEvent = {
  id: string;
  at: string;
  actor: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  reason: string;
  isOwn: boolean;
};

/** `actor` is null in notes older than the record of authors. An edited note's `updatedAt` differs from `at`. */
export type Note = {
  id: string;
  at: string;
  updatedAt: string;
  actor: string | null;
  text: string;
  mayChange: boolean;
};

/** `since` is null if the stage never changed. `until` is the time when the next stage shows, if one is pending. */
export type ShownStage = { status: ApplicationStatus; since: string | null; until: string | null };

export type ApplicationDetail = ApplicationItem & {
  events: StatusEvent[];
  notes: Note[];
  mails: Message[];
  interviews: StaffedInterview[];
  shown: ShownStage;
  others: ApplicationItem[];
  timeInStages: TimeInStages;
  rejectionReasons: string[];
  /** The day (YYYY-MM-DD) in whose night the retention rules delete the application. */
  deletedOn: string | null;
};

export type TimeInStages = Partial<Record<ApplicationStatus, number>>;

type Facts = Pick<ApplicationItem, "createdAt" | "status">;
type Change = Pick<StatusEvent, "at" | "from">;

export function hasUnknownPast({ status }: Pick<Facts, "status">, changes: Change[]): boolean {
  return (changes[0]?.from ?? status) !== "new";
}

/** Returns milliseconds. Time before the first recorded change counts only if the application was new until then. */
export function timeInStages(application: Facts, changes: Change[], now: Date): TimeInStages {
  const times: TimeInStages = {};
  let begun = hasUnknownPast(application, changes) ? undefined : Date.parse(application.createdAt);
  for (const { from, at } of [...changes, { from: application.status, at: now.toISOString() }]) {
    const ended = Date.parse(at);
    if (begun !== undefined) times[from] = (times[from] ?? 0) + Math.max(0, ended - begun);
    begun = ended;
  }
  return times;
}

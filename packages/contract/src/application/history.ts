import * as z from "zod/mini";
import { readAt } from "../http/change";
import { cleanText } from "../text/text";
import type { ApplicationItem } from "./applicant";
import type { ApplicantMail, StaffedInterview } from "./message";
import type { ShownStage } from "./shown-stage";
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

/** `isOwn` says that the reader made it, and may add a reason. */
export type StatusEvent = {
  id: string;
  at: string;
  actor: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  reason: string;
  isOwn: boolean;
};

/** Without an actor if it is older than authors were kept. `updatedAt` differs from `at` once it was edited. */
export type Note = {
  id: string;
  at: string;
  updatedAt: string;
  actor: string | null;
  text: string;
  mayChange: boolean;
};

export type ApplicationDetail = ApplicationItem & {
  events: StatusEvent[];
  notes: Note[];
  /** What colleagues wrote to the applicant. */
  mails: ApplicantMail[];
  interviews: StaffedInterview[];
  /** What the applicant sees. */
  shown: ShownStage;
  /** Those with the same address or phone number, the newest first. */
  others: ApplicationItem[];
  /** Milliseconds. */
  timeInStages: TimeInStages;
  rejectionReasons: string[];
  /** Day, as YYYY-MM-DD, in whose night the rules of retention delete it. */
  deletedOn: string | null;
};

export type TimeInStages = Partial<Record<ApplicationStatus, number>>;

type Facts = Pick<ApplicationItem, "createdAt" | "status">;
type Change = Pick<StatusEvent, "at" | "from">;

/** Whether a status was changed before changes were recorded. */
export function hasUnknownPast({ status }: Pick<Facts, "status">, changes: Change[]): boolean {
  return (changes[0]?.from ?? status) !== "new";
}

/** Time before the first change that is recorded counts only if the application was new until then. */
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

import * as z from "zod/mini";
import { readAt } from "../http/change";
import { type ApplicationStatus, chosenStatus, reason } from "./status";

export const PART_MAX = 100;
export const SELECTION_MAX = 10_000;

const id = z.uuid("Must be the id of an application.");
const size = (max: number) => [z.minLength(1, "Name an application."), z.maxLength(max, `At most ${max} at once.`)];

export const ids = z.array(id, "Must be a list of ids.").check(...size(PART_MAX));

/** `readAt` maps ids to the `updatedAt` that was read, where that is known. */
export const deletionSchema = z.object({ ids, readAt: z.optional(z.record(z.string(), readAt)) });

export const statusChangesSchema = z.object({
  changes: z
    .array(z.object({ id, status: chosenStatus, updatedAt: readAt }), "Must be a list of changes.")
    .check(...size(PART_MAX)),
  reason: z.optional(reason),
});

export const selectionSchema = z.object({ ids: z.array(id, "Must be a list of ids.").check(...size(SELECTION_MAX)) });

export type StatusWish = z.infer<typeof statusChangesSchema>["changes"][number];

export type Selected = { id: string; updatedAt: string };

export type Matching = { items: Selected[] };

export const REFUSALS = {
  changed: "somebody has changed it meanwhile",
  withdrawn: "the applicant has withdrawn",
  gone: "it doesn’t exist any more",
  failed: "it could not be saved",
} as const;

export type Refused = { id: string; name: string; why: keyof typeof REFUSALS };

export type StatusesChanged = {
  done: { id: string; name: string; from: ApplicationStatus; to: ApplicationStatus; updatedAt: string }[];
  refused: Refused[];
};

export type ApplicationsDeleted = { done: { id: string; name: string }[]; refused: Refused[] };

export function partsOf<Each>(all: readonly Each[], size: number): Each[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));
}

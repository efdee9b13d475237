import * as z from "zod/mini";
import { cleanLine } from "../text/text";

const REASON_MAX = 300;

export const STATUS_LABELS = {
  new: "New",
  in_review: "In review",
  interview: "Interview",
  offer: "Offer",
  hired: "Hired",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
} as const;

export type ApplicationStatus = keyof typeof STATUS_LABELS;

export const APPLICATION_STATUSES = Object.keys(STATUS_LABELS) as [ApplicationStatus, ...ApplicationStatus[]];

export type ChosenStatus = Exclude<ApplicationStatus, "withdrawn">;

export const CHOSEN_STATUSES = APPLICATION_STATUSES.filter((status) => status !== "withdrawn") as [
  ChosenStatus,
  ...ChosenStatus[],
];

export const chosenStatus = z.enum(CHOSEN_STATUSES, `Must be one of ${CHOSEN_STATUSES.join(", ")}.`);

export const reason = z.string("The reason must be text.").check(
  z.overwrite((text) => cleanLine(text).trim()),
  z.maxLength(REASON_MAX, `The reason must have at most ${REASON_MAX} characters.`),
  z.refine((value) => !value.includes("\n"), "The reason must be a single line."),
);

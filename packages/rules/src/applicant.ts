import * as z from "zod/mini";
import { reason } from "./application-history";
import { readAt } from "./change";
import type { StoredResumeType } from "./resume";
import type { ApplicationSource } from "./source";

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

/** What a jobs admin may choose: only applicants withdraw. */
export type ChosenStatus = Exclude<ApplicationStatus, "withdrawn">;

export const CHOSEN_STATUSES = APPLICATION_STATUSES.filter((status) => status !== "withdrawn") as [
  ChosenStatus,
  ...ChosenStatus[],
];

const status = z.enum(APPLICATION_STATUSES, `Must be one of ${APPLICATION_STATUSES.join(", ")}.`);
export const chosenStatus = z.enum(CHOSEN_STATUSES, `Must be one of ${CHOSEN_STATUSES.join(", ")}.`);
const day = z.iso.date("Must be a day, such as 2026-12-31.");

export const applicationChangeSchema = z.object({
  status: chosenStatus,
  reason: z.optional(reason),
  updatedAt: readAt,
});

export const applicationFilterSchema = z.object({
  job: z.optional(z.uuid("Must be the id of a job.")),
  status: z.optional(status),
  from: z.optional(day),
  to: z.optional(day),
  suspected: z.optional(z.literal("yes", "Leave this out, or ask for yes.")),
});

export type MailState = "none" | "sent" | "failed" | "pending";

export type ApplicationItem = ApplicationSource & {
  id: string;
  name: string;
  email: string;
  phone: string;
  work_type: string;
  years_experience: string;
  current_ctc: string;
  expected_ctc: string;
  notice_period: string;
  resume_url: string;
  resume_type: StoredResumeType;
  job_title: string;
  status: ApplicationStatus;
  mailState: MailState;
  /** The applicant agreed to be kept until this day, for later openings. */
  consentUntil: string | null;
  /** Something filled in the field that people don't see. */
  suspected: boolean;
  /** Whether a private link leads the applicant to it. */
  hasLink: boolean;
  /** How many have the same address or phone number, this one included. */
  samePerson: number;
  createdAt: string;
  updatedAt: string;
};

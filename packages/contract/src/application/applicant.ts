import * as z from "zod/mini";
import { readAt } from "../http/change";
import type { StoredResumeType } from "./resume";
import type { ApplicationSource } from "./source";
import { APPLICATION_STATUSES, type ApplicationStatus, chosenStatus, reason } from "./status";

const status = z.enum(APPLICATION_STATUSES, `Must be one of ${APPLICATION_STATUSES.join(", ")}.`);
const day = z.iso.date("Must be a day, such as 2026-12-31.");
const figure = z
  .string("Must be a number.")
  .check(z.regex(/^\d{1,12}(?:\.\d{1,20})?$/, "Must be a number, such as 4.5."));

export const applicationChangeSchema = z.object({
  status: chosenStatus,
  reason: z.optional(reason),
  updatedAt: readAt,
});

const asked = z.optional(z.literal("yes", "Leave this out, or ask for yes."));

export const applicationFilterSchema = z.object({
  job: z.optional(z.uuid("Must be the id of a job.")),
  status: z.optional(status),
  from: z.optional(day),
  to: z.optional(day),
  suspected: asked,
  keep: asked,
  /** Limits the list to rejected applicants to whom no mail has gone out since, or is about to. */
  untold: asked,
  experienceFrom: z.optional(figure),
  /** The unit is the form's: where it asks for lakhs, “18” is 18 LPA. */
  expectedTo: z.optional(figure),
  noticeTo: z.optional(figure),
  source: z.optional(z.string("Must be a text.").check(z.maxLength(100, "Must have at most 100 characters."))),
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
  profile_link: string | null;
  message: string | null;
  experienceYears: number | null;
  expectedSalary: number | null;
  noticeDays: number | null;
  resume_url: string;
  resume_type: StoredResumeType;
  job_title: string;
  status: ApplicationStatus;
  mailState: MailState;
  consentUntil: string | null;
  suspected: boolean;
  hasLink: boolean;
  samePerson: number;
  createdAt: string;
  updatedAt: string;
};

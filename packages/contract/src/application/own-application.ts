import { today } from "@repo/time/company";
import * as z from "zod/mini";
import type { Interview } from "./message";
import type { ApplicationStatus } from "./status";

export const CONSENT_MONTHS = 12;

export const STANDING: Record<ApplicationStatus, string> = {
  new: "We have it",
  in_review: "Someone is reading it",
  interview: "We would like to talk with you",
  offer: "We have an offer for you",
  hired: "You have the job",
  rejected: "We went on with others",
  withdrawn: "You withdrew it",
};

export const isWithdrawable = (status: ApplicationStatus): boolean =>
  !["hired", "rejected", "withdrawn"].includes(status);

export function consentEnd(now = Date.now()): string {
  const day = new Date(today(now));
  day.setUTCMonth(day.getUTCMonth() + CONSENT_MONTHS);
  return day.toISOString().slice(0, 10);
}

export const consentSchema = z.object({ keep: z.boolean("Say true or false.") });

export type OwnApplication = {
  job_title: string;
  sentAt: string;
  status: ApplicationStatus;
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
  resume: { name: string; type: string; bytes: number };
  privacy_version: string;
  consentUntil: string | null;
  interviews: Interview[];
};

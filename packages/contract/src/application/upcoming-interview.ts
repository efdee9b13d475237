import type { StaffedInterview } from "./message";
import type { ApplicationStatus } from "./status";

/** The most interviews that a list or a calendar has: the next ones. */
export const INTERVIEWS_MAX = 500;

export type UpcomingInterview = Omit<StaffedInterview, "isCancelled"> & {
  application: string;
  name: string;
  job_title: string;
  status: ApplicationStatus;
};

/** `zone` is the firm's. `feedSince` is the time when the account's calendar address was made, if it has one. */
export type UpcomingInterviews = { items: UpcomingInterview[]; zone: string; feedSince: string | null };

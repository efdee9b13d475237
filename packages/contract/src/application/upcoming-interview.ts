import type { StaffedInterview } from "./message";
import type { ApplicationStatus } from "./status";

export const INTERVIEWS_MAX = 500;

export type UpcomingInterview = Omit<StaffedInterview, "isCancelled"> & {
  application: string;
  name: string;
  job_title: string;
  status: ApplicationStatus;
};

export type UpcomingInterviews = { items: UpcomingInterview[]; zone: string; feedSince: string | null };

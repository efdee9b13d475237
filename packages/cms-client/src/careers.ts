import "server-only";
import { isOpen, today } from "@repo/rules/job";
import { cacheLife, cacheTag } from "next/cache";
import { CareersPageDocument, JobDocument, JobSlugsDocument, OpenJobsDocument } from "./generated/graphql";
import { cmsRequest } from "./request";

export async function getCareersPage() {
  "use cache";
  cacheLife("content");
  cacheTag("careers-page", "media");
  return (await cmsRequest(CareersPageDocument)).careersPage ?? null;
}

/** Open jobs, the newest first: at most 100. */
export async function listJobs() {
  "use cache";
  cacheLife("content");
  cacheTag("job");
  return (await cmsRequest(OpenJobsDocument, { today: today() })).jobs.filter((job) => job !== null);
}

/** Slugs of all published jobs, open or not: at most 100. */
export async function listJobSlugs() {
  "use cache";
  cacheLife("content");
  cacheTag("job");
  return (await cmsRequest(JobSlugsDocument)).jobs.flatMap((job) => job?.slug ?? []);
}

/** A job and whether it takes applications, or `null` when no job has the slug. */
export async function getJob(slug: string) {
  "use cache";
  cacheLife("content");
  cacheTag("job");
  const [job] = (await cmsRequest(JobDocument, { slug })).jobs;
  return job ? { ...job, open: isOpen(job) } : null;
}

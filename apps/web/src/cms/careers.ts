import "server-only";
import { isOpen, JOBS_PER_PAGE } from "@repo/contract/job/job";
import { today } from "@repo/time/company";
import { cacheLife } from "next/cache";
import {
  JobDocument,
  OpeningEntriesDocument,
  OpeningsDocument,
  OpenJobsDocument,
  OtherOpeningsDocument,
} from "./generated/graphql";
import { entryFilters, withPreview } from "./preview";
import { read, readAll } from "./read";
import { orNotFound, tagContent, tagEntry, tagNotFound } from "./tags";

export const listOpenings = withPreview(async (preview, page: number) => {
  "use cache";
  cacheLife("content");
  tagContent("job");
  const window = { start: (page - 1) * JOBS_PER_PAGE, limit: JOBS_PER_PAGE };
  const { jobs_connection } = await read(preview, OpeningsDocument, { today: today(), ...window });
  const jobs = jobs_connection?.nodes ?? [];
  if (jobs.length === 0) tagNotFound("job");
  return { jobs, total: jobs_connection?.pageInfo.total ?? 0 };
});

/** Lists all open jobs as they are published, newest first. */
export async function listOpenJobs() {
  "use cache";
  cacheLife("content");
  tagContent("job");
  return readAll(undefined, OpenJobsDocument, { today: today() }, ({ jobs }) => jobs);
}

export async function listOpeningEntries() {
  "use cache";
  cacheLife("content");
  tagContent("job");
  return readAll(undefined, OpeningEntriesDocument, { today: today() }, ({ jobs }) => jobs);
}

/** It depends on the jobs it lists alone. A tag for all jobs would renew every job's page with each of them. */
export const listOtherOpenings = withPreview(async (preview, documentId: string, limit: number) => {
  "use cache";
  cacheLife("content");
  const { jobs } = await read(preview, OtherOpeningsDocument, { documentId, today: today(), limit });
  for (const job of jobs) if (job) tagEntry("job", job.documentId);
  return jobs;
});

export const getJob = withPreview(async (preview, slug: string) => {
  "use cache";
  cacheLife("content");
  const job = orNotFound((await read(preview, JobDocument, { filters: entryFilters(preview, slug) })).jobs[0], "job");
  if (job) tagEntry("job", job.documentId);
  return job && { ...job, open: isOpen(job) };
});

import "server-only";
import { isOpen, JOBS_PER_PAGE, today } from "@repo/contract/job/job";
import { cacheLife } from "next/cache";
import { JobDocument, OpeningEntriesDocument, OpeningsDocument } from "./generated/graphql";
import { cmsRequest, cmsRequestAll } from "./graphql";
import { entryFilters, inPreview, type Preview } from "./preview";
import { orNotFound, tagContent, tagEntry, tagNotFound } from "./tags";

export const listOpenings = (page: number) => inPreview((preview) => readOpenings(preview, page));

async function readOpenings(preview: Preview, page: number) {
  "use cache";
  cacheLife("content");
  tagContent("job");
  const window = { start: (page - 1) * JOBS_PER_PAGE, limit: JOBS_PER_PAGE };
  const { jobs_connection } = await cmsRequest(preview, OpeningsDocument, { today: today(), ...window });
  const jobs = jobs_connection?.nodes ?? [];
  if (jobs.length === 0) tagNotFound("job");
  return { jobs, total: jobs_connection?.pageInfo.total ?? 0 };
}

export async function listOpeningEntries() {
  "use cache";
  cacheLife("content");
  tagContent("job");
  return cmsRequestAll(undefined, OpeningEntriesDocument, { today: today() }, ({ jobs }) => jobs);
}

export const getJob = (slug: string) => inPreview((preview) => readJob(preview, slug));

async function readJob(preview: Preview, slug: string) {
  "use cache";
  cacheLife("content");
  const job = orNotFound(
    (await cmsRequest(preview, JobDocument, { filters: entryFilters(preview, slug) })).jobs[0],
    "job",
  );
  if (job) tagEntry("job", job.documentId);
  return job && { ...job, open: isOpen(job) };
}

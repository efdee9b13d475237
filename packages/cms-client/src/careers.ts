import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { CareersPageDocument, JobsDocument } from "./generated/graphql";
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
  return (await cmsRequest(JobsDocument)).jobs.filter((job) => job !== null);
}

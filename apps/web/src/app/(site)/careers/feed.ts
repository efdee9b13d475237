import { postingTime } from "@repo/contract/job/job";
import { jobDescription } from "@repo/contract/search/result";
import { addressOf } from "@repo/contract/site/addresses";
import { cleanText } from "@repo/contract/text/text";
import { listOpenJobs } from "@/cms/careers";
import type { JobFragment, SiteQuery } from "@/cms/generated/graphql";
import { getPage } from "@/cms/pages";
import { getSite } from "@/cms/site";
import type { Feed, FeedItem } from "@/lib/feeds";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { jobFacts } from "./[slug]/job-facts";
import { factsHtml, jobHtml, jobPosting } from "./[slug]/job-posting";

/** Returns `null` without a careers page. All open jobs are in it: to its readers, a job that is missing is closed. */
export async function readFeed(): Promise<Feed | null> {
  const [page, site, jobs] = await Promise.all([getPage("careers-page"), getSite(), listOpenJobs()]);
  if (!page) return null;
  return {
    title: page.seo.metaTitle ?? "",
    description: page.seo.metaDescription ?? "",
    author: site.siteSetting?.firmName ?? "",
    home: absoluteUrl("/careers"),
    items: jobs.map((job) => itemOf(job, site)),
  };
}

function itemOf(job: JobFragment, site: SiteQuery): FeedItem {
  const { description: _, ...posting } = jobPosting(job, site);
  return {
    id: job.documentId,
    url: absoluteUrl(addressOf("job", job)),
    title: cleanText(job.title),
    summary: cleanText(jobDescription(job)),
    content: { html: cleanText(factsHtml(jobFacts(job, site)) + jobHtml(job)) },
    tags: [job.employmentType, job.workMode].flatMap((tag) => tag?.replace("_", "-") ?? []),
    published: job.postedAt ? postingTime(job.postedAt) : undefined,
    modified: job.updatedAt ?? undefined,
    extensions: { _job_posting: { about: "https://schema.org/JobPosting", ...posting } },
  };
}

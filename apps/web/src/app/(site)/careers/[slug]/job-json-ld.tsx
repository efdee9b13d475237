import { addressOf } from "@repo/contract/site/addresses";
import type { getJob } from "@/cms/careers";
import { getSite } from "@/cms/site";
import { JsonLd } from "@/components/json-ld/json-ld";
import { breadcrumbs } from "@/lib/seo/structured-data";
import { jobPosting } from "./job-posting";

/** Leaves the JobPosting out for a closed job, because search engines penalise expired ones. */
export async function JobJsonLd({ job }: { job: NonNullable<Awaited<ReturnType<typeof getJob>>> }) {
  const site = await getSite();
  const crumbs = breadcrumbs({ name: "Careers", path: "/careers" }, { name: job.title, path: addressOf("job", job) });
  const graph = job.open ? [jobPosting(job, site), crumbs] : [crumbs];
  return <JsonLd data={{ "@context": "https://schema.org", "@graph": graph }} />;
}

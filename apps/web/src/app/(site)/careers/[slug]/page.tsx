import { jobDescription } from "@repo/contract/search/result";
import { addressOf } from "@repo/contract/site/addresses";
import { buttonClass } from "@repo/ui/button";
import type { Metadata } from "next";
import { RedirectType, redirect } from "next/navigation";
import { getJob } from "@/cms/careers";
import { getPage } from "@/cms/pages";
import { Link } from "@/components/link";
import { NotFound } from "@/components/notices";
import { followRedirect } from "@/lib/redirects";
import { pageMetadata } from "@/lib/seo/metadata";
import { siteSettings } from "@/settings";
import { withCareersFeeds } from "../careers-metadata";
import { JobApplication } from "../job-application";
import { JobColumns } from "../job-columns";
import { JobClosed } from "./job-closed";
import { JobFactList } from "./job-fact-list";
import { JobHero } from "./job-hero";
import { JobJsonLd } from "./job-json-ld";
import { Hiring, OtherOpenings, People } from "./job-sections";
import { jobEntries } from "./site-page";

/** Next.js requires at least one entry; without jobs it redirects to the list. */
export async function generateStaticParams() {
  const slugs = await jobEntries.listPrerendered();
  return slugs.length > 0 ? slugs.map((slug) => ({ slug })) : [{ slug: "none" }];
}

export async function generateMetadata({ params }: PageProps<"/careers/[slug]">): Promise<Metadata> {
  const { slug } = await params;
  const [job, page] = await Promise.all([getJob(slug), getPage("careers-page")]);
  if (!job || !page) return {};
  const seo = {
    metaTitle: job.title,
    metaDescription: jobDescription(job),
    keywords: page.seo.keywords,
    shareImage: null,
  };
  return {
    ...(await withCareersFeeds(await pageMetadata(addressOf("job", { slug }), seo, () => jobEntries.card(slug)))),
    ...(!job.open && { robots: { index: false } }),
  };
}

export default async function JobPage({ params }: PageProps<"/careers/[slug]">) {
  const { slug } = await params;
  const [job, page, privacy] = await Promise.all([getJob(slug), getPage("careers-page"), getPage("privacy-page")]);
  if (!page) return <NotFound />;
  if (!job) {
    await followRedirect(addressOf("job", { slug }), jobEntries);
    redirect("/careers", RedirectType.replace);
  }
  return (
    <>
      <JobJsonLd job={job} />
      <JobHero job={job} />
      <section aria-label={job.title}>
        <div className="container md:pt-10">
          {job.open ? (
            <JobApplication
              job={job}
              facts={<JobFactList job={job} />}
              privacyNotice={page.privacyNotice}
              privacyVersion={privacy?.lastUpdated}
              resumeMaxMb={siteSettings().resumeMaxMb}
              back={
                <Link href="/careers" className={buttonClass("outline")}>
                  Back to Openings
                </Link>
              }
            />
          ) : (
            <JobColumns aside={<JobFactList job={job} />}>
              <JobClosed job={job} />
            </JobColumns>
          )}
        </div>
      </section>
      <div data-invitation>
        <Hiring page={page} />
        <People page={page} />
        <OtherOpenings documentId={job.documentId} />
      </div>
    </>
  );
}

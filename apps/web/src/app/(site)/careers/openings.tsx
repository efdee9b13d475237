import type { CareersPageQuery, JobFragment } from "@repo/cms-client/generated/graphql";
import { SectionHeading } from "@/components/section-heading";
import { env } from "@/env";
import { JobList } from "./job-list";

type Page = NonNullable<CareersPageQuery["careersPage"]>;

export function Openings({ page, jobs }: { page: Page; jobs: JobFragment[] }) {
  return (
    <section className="section bg-mist" aria-labelledby="openings">
      <div className="container">
        <SectionHeading id="openings" title={page.openingsTitle} subtitle={page.openingsSubtitle} />
        {jobs.length === 0 ? (
          <p className="card mt-10 px-6 py-16 text-center text-lg text-slate">No current openings available.</p>
        ) : (
          <JobList jobs={jobs} privacyNotice={page.privacyNotice} resumeMaxMb={env().resumeMaxMb} />
        )}
      </div>
    </section>
  );
}

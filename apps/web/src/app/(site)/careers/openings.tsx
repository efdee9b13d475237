import { company } from "@repo/brand";
import { JOBS_PER_PAGE } from "@repo/contract/job/job";
import { salaryText } from "@repo/contract/job/salary";
import { entryAddress } from "@repo/contract/site/addresses";
import type { listOpenings } from "@/cms/careers";
import { getPage, type Page } from "@/cms/pages";
import { PageLinks } from "@/components/page-links";
import { lastPage } from "@/lib/paging";
import { openingsPath } from "@/lib/paths";
import { siteSettings } from "@/settings";
import { JobList } from "./job-list";

type OpeningsProps = {
  page: Page<"careers-page">;
  number: number;
  openings: Awaited<ReturnType<typeof listOpenings>>;
};

export async function Openings({ page, number, openings: { jobs, total } }: OpeningsProps) {
  const privacy = await getPage("privacy-page");
  const last = lastPage(total, JOBS_PER_PAGE);
  const before = (number - 1) * JOBS_PER_PAGE;
  return (
    <>
      {last > 1 && (
        <p className="mb-5 text-slate">
          {before + 1}–{before + jobs.length} of {total.toLocaleString(company().locale)} openings
        </p>
      )}
      <JobList
        jobs={jobs.map((job) => ({ ...job, salary: salaryText(job, company().locale) }))}
        path={openingsPath(number)}
        above={entryAddress("job", "")}
        heading={number === 1 ? "h3" : "h2"}
        privacyNotice={page.privacyNotice}
        privacyVersion={privacy?.lastUpdated}
        resumeMaxMb={siteSettings().resumeMaxMb}
      />
      <PageLinks label="Pages of openings" page={number} last={last} href={openingsPath} />
    </>
  );
}

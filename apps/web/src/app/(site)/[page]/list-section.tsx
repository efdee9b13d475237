import { company } from "@repo/brand";
import { salaryText } from "@repo/contract/job/salary";
import { addressOf } from "@repo/contract/site/addresses";
import { PostGrid } from "@/components/blog/post-grid";
import { JobCard } from "@/components/cards/job-card";
import { Link } from "@/components/link";
import { ServiceGrid } from "@/components/services/service-grid";
import { CaseStudyGrid } from "@/components/work/case-study-grid";
import type { Listed } from "@/lib/sections";

export function ListSection({ listed, level }: { listed: Listed; level: 2 | 3 }) {
  const heading = `h${level}` as const;
  switch (listed.content) {
    case "services":
      return (
        <ServiceGrid services={listed.entries} level={level} className="mt-10 first:mt-0 min-[1000px]:grid-cols-3" />
      );
    case "case_studies":
      return <CaseStudyGrid caseStudies={listed.entries} level={level} />;
    case "posts":
      return (
        <div className="mt-10 first:mt-0">
          <PostGrid posts={listed.entries} heading={heading} />
        </div>
      );
    case "jobs":
      return (
        <ul className="mt-10 space-y-4 first:mt-0">
          {listed.entries.map((job) => (
            <JobCard
              key={job.documentId}
              job={job}
              salary={salaryText(job, company().locale)}
              heading={heading}
              link={
                <Link href={addressOf("job", job)} className="hover:text-blue-700">
                  {job.title}
                </Link>
              }
            />
          ))}
        </ul>
      );
  }
}

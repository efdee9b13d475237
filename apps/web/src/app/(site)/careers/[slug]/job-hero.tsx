import type { JobFragment } from "@repo/cms-client/generated/graphql";
import { Breadcrumb } from "@/components/headings/breadcrumb";
import { jobFacts } from "./job-facts";

export function JobHero({ job }: { job: JobFragment }) {
  return (
    <section className="on-dark night">
      <div className="container max-w-4xl pt-24 pb-8 md:pt-28 md:pb-16">
        <Breadcrumb parent={{ name: "Careers", path: "/careers" }} title={job.title} />
        <h1 className="mt-4 text-title md:mt-8">{job.title}</h1>
        <p className="mt-3 text-sky md:mt-4 md:text-lead">{job.details}</p>
        <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 border-white/15 border-t pt-5 text-sm sm:grid-cols-4 md:mt-8 md:gap-x-6 md:gap-y-5 md:pt-8 md:text-base">
          {jobFacts(job).map(([name, value]) => (
            <div key={name}>
              <dt className="text-sky text-sm">{name}</dt>
              <dd className="mt-0.5 font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

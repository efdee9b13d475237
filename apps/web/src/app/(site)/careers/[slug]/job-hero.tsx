import type { JobFragment } from "@repo/cms-client/generated/graphql";
import { Breadcrumb } from "@/components/breadcrumb";
import { jobFacts } from "./job-facts";

export function JobHero({ job }: { job: JobFragment }) {
  return (
    <section className="on-dark night">
      <div className="container max-w-4xl pt-28 pb-12 md:pb-16">
        <Breadcrumb parent={{ name: "Careers", path: "/careers" }} title={job.title} />
        <h1 className="mt-8 text-title">{job.title}</h1>
        <p className="mt-4 text-lead text-sky">{job.details}</p>
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-white/15 border-t pt-8 sm:grid-cols-4">
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

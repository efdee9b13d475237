import type { JobFragment } from "@/cms/generated/graphql";
import { Breadcrumb } from "@/components/headings/breadcrumb";

export function JobHero({ job }: { job: JobFragment }) {
  return (
    <section className="on-dark night">
      <div className="container pt-24 pb-8 md:pt-28 md:pb-16">
        <Breadcrumb parent={{ name: "Careers", path: "/careers" }} title={job.title} />
        <h1 className="mt-4 text-title md:mt-8">{job.title}</h1>
        <p className="mt-3 text-sky text-sm md:mt-4 md:text-lead">{job.details}</p>
      </div>
    </section>
  );
}

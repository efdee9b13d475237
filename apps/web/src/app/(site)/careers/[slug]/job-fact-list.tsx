import type { JobFragment } from "@/cms/generated/graphql";
import { getSite } from "@/cms/site";
import { jobFacts } from "./job-facts";

export async function JobFactList({ job }: { job: JobFragment }) {
  const facts = jobFacts(job, await getSite());
  return (
    <dl className="order-first grid grid-cols-2 gap-x-6 gap-y-4 border-line border-b py-6 text-sm md:grid-cols-1 md:border-b-0 md:py-0 md:text-base">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-slate text-sm">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

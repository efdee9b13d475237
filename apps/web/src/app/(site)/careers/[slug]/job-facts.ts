import { COUNTRY } from "@repo/brand";
import type { JobFragment } from "@repo/cms-client/generated/graphql";
import { longDate } from "@/lib/format";

/** Structured data must match what the page shows. */
export function jobFacts(job: JobFragment): [name: string, value: string][] {
  const facts: [string, string | null | undefined][] = [
    ["Employment", job.employmentType?.replace("_", "-")],
    ["Work mode", job.workMode === "Remote" ? `Remote within ${COUNTRY}` : job.workMode?.replace("_", "-")],
    ["Location", job.location],
    ["Experience", job.minYears ? `${job.minYears}+ years` : null],
    ["Salary", salary(job)],
    ["Posted", job.postedAt && longDate(job.postedAt)],
    ["Apply by", job.closesAt && longDate(job.closesAt)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function salary({ salaryMin: min, salaryMax: max }: JobFragment): string | null {
  const range = [...new Set([min, max].filter((lakhs) => lakhs))];
  return range.length > 0 ? `₹${range.join("–")} LPA` : null;
}

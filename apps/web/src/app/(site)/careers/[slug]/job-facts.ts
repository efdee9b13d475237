import { company } from "@repo/brand";
import { countryName } from "@repo/brand/countries";
import { placesOf } from "@repo/contract/job/places";
import { salaryText } from "@repo/contract/job/salary";
import type { JobFragment, SiteQuery } from "@/cms/generated/graphql";
import { longDate } from "@/lib/format";

const OFFICE = /\b(?:office|on-?site)\b/i;

/** Returns the facts that the page shows. Structured data must match them. */
export function jobFacts(job: JobFragment, { contactDetail }: SiteQuery): [name: string, value: string][] {
  const office = isAtOffice(job) && contactDetail && `${contactDetail.city}, ${contactDetail.region}`;
  const facts: [string, string | null | undefined][] = [
    ["Employment", job.employmentType?.replace("_", "-")],
    ["Work mode", job.workMode === "Remote" ? remoteText(job) : job.workMode?.replace("_", "-")],
    ["Location", job.location || office || null],
    ["Experience", job.minYears ? `${job.minYears}+ years` : null],
    ["Salary", salaryText(job, company().locale)],
    ["Posted", job.postedAt && longDate(job.postedAt)],
    ["Apply by", job.closesAt && longDate(job.closesAt)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

export function isAtOffice({ location, country, workMode, details }: JobFragment): boolean {
  return !location && !country && (workMode !== "Remote" || OFFICE.test(offerIn(details)));
}

const offerIn = (details: string) => details.split("•").find((part) => /\bremote\b/i.test(part)) ?? "";

/** A text such as “Pune or remote” or “Office or remote” leaves the choice to the applicant, so this one does too. */
function remoteText(job: JobFragment): string {
  const { offices, remoteFrom, isVague } = placesOf(job, company().countryCode);
  const offer = offerIn(job.details);
  const isHere = OFFICE.test(offer) || offices.some(({ city }) => city && offer.includes(city));
  const isChoice = isHere && /\bor\b|\//i.test(offer);
  const remote = isChoice ? "On-site or remote" : "Remote";
  if (isVague) return remote;
  const countries = new Intl.ListFormat("en", { type: "disjunction" }).format(remoteFrom.map(countryName));
  return `${remote} within ${countries}`;
}

import { company } from "@repo/brand";
import { closingTime } from "@repo/contract/job/job";
import { type Place, placesOf } from "@repo/contract/job/places";
import { salaryOf } from "@repo/contract/job/salary";
import { addressOf } from "@repo/contract/site/addresses";
import { toLines, toParagraphs } from "@repo/contract/text/lines";
import XMLBuilder from "fast-xml-builder";
import type { JobPosting, JobPostingLeaf, PostalAddress, QuantitativeValue } from "schema-dts";
import type { JobFragment, SiteQuery } from "@/cms/generated/graphql";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { isAtOffice } from "./job-facts";

const EMPLOYMENT = { Full_time: "FULL_TIME", Part_time: "PART_TIME", Contract: "CONTRACTOR", Internship: "INTERN" };

const markup = new XMLBuilder();

export function jobPosting(job: JobFragment, { siteSetting, contactDetail }: SiteQuery) {
  const firm = siteSetting?.firmName;
  return {
    "@type": "JobPosting",
    title: job.title,
    description: jobHtml(job),
    url: absoluteUrl(addressOf("job", job)),
    identifier: { "@type": "PropertyValue", name: firm, value: job.documentId },
    datePosted: job.postedAt ?? undefined,
    validThrough: job.closesAt ? closingTime(job.closesAt) : undefined,
    employmentType: job.employmentType ? EMPLOYMENT[job.employmentType] : undefined,
    hiringOrganization: {
      "@type": "Organization",
      name: firm,
      sameAs: absoluteUrl("/"),
      logo: absoluteUrl("/icon-512.png"),
    },
    ...placesFor(job, contactDetail),
    ...(job.minYears && {
      experienceRequirements: {
        "@type": "OccupationalExperienceRequirements",
        monthsOfExperience: job.minYears * 12,
      },
    }),
    ...salaryFor(job),
    directApply: true,
  } satisfies JobPosting;
}

function placesFor(
  job: JobFragment,
  firm: SiteQuery["contactDetail"],
): Pick<JobPostingLeaf, "jobLocation" | "jobLocationType" | "applicantLocationRequirements"> {
  const { offices, remoteFrom } = placesOf(job, company().countryCode);
  const isRemote = remoteFrom.length > 0;
  const places = isAtOffice(job) ? [{ city: firm?.city ?? undefined, country: company().countryCode }] : offices;
  return {
    jobLocation: oneOrMore(places.map((place) => ({ "@type": "Place", address: postalAddress(place, firm) }))),
    ...(isRemote && { jobLocationType: "TELECOMMUTE" }),
    applicantLocationRequirements: oneOrMore(remoteFrom.map((name) => ({ "@type": "Country", name }))),
  };
}

const oneOrMore = <Thing>(things: Thing[]) => (things.length > 1 ? things : things[0]);

function postalAddress({ city, region, country }: Place, firm: SiteQuery["contactDetail"]): PostalAddress {
  const office = city && city === firm?.city && country === company().countryCode ? firm : undefined;
  return {
    "@type": "PostalAddress",
    streetAddress: office?.street ?? undefined,
    addressLocality: city,
    addressRegion: region ?? office?.region ?? undefined,
    postalCode: office?.postalCode ?? undefined,
    addressCountry: country,
  };
}

function salaryFor(job: JobFragment): Pick<JobPostingLeaf, "baseSalary"> {
  const salary = salaryOf(job);
  if (!salary) return {};
  const { min, max, currency, unit } = salary;
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max };
  const value: QuantitativeValue = { "@type": "QuantitativeValue", ...amount, unitText: unit.toUpperCase() };
  return { baseSalary: { "@type": "MonetaryAmount", currency, value } };
}

export function jobHtml(job: JobFragment): string {
  const list = (p: string, li: string[]) => (li.length > 0 ? markup.build({ p, ul: { li } }) : "");
  return [
    markup.build({ p: [job.details, ...toParagraphs(job.description)] }),
    list("Responsibilities", toLines(job.responsibilities)),
    list("Requirements", toLines(job.requirements)),
  ].join("");
}

export const factsHtml = (facts: [name: string, value: string][]): string =>
  markup.build({ ul: { li: facts.map((fact) => fact.join(": ")) } });

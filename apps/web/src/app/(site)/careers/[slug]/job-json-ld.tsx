import { COUNTRY_CODE } from "@repo/brand";
import type { getJob } from "@repo/cms-client/careers";
import type { JobFragment, SiteQuery } from "@repo/cms-client/generated/graphql";
import { getSite } from "@repo/cms-client/site";
import { closingTime } from "@repo/rules/job";
import { toLines, toParagraphs } from "@repo/rules/lines";
import XMLBuilder from "fast-xml-builder";
import type { JobPosting } from "schema-dts";
import { JsonLd } from "@/components/json-ld/json-ld";
import { absoluteUrl, breadcrumbs } from "@/lib/seo/structured-data";

const EMPLOYMENT = { Full_time: "FULL_TIME", Part_time: "PART_TIME", Contract: "CONTRACTOR", Internship: "INTERN" };
const LAKH = 100_000;

const markup = new XMLBuilder();

/** A closed job gets no JobPosting: search engines penalise expired ones. */
export async function JobJsonLd({ job }: { job: NonNullable<Awaited<ReturnType<typeof getJob>>> }) {
  const site = await getSite();
  const crumbs = breadcrumbs({ name: "Careers", path: "/careers" }, { name: job.title, path: `/careers/${job.slug}` });
  const graph = job.open ? [posting(job, site), crumbs] : [crumbs];
  return <JsonLd data={{ "@context": "https://schema.org", "@graph": graph }} />;
}

function posting(job: JobFragment, { siteSetting, contactDetail }: SiteQuery): JobPosting {
  const firm = siteSetting?.firmName;
  const remote = job.workMode === "Remote";
  const place = job.location ?? (contactDetail ? `${contactDetail.city}, ${contactDetail.region}` : "");
  const [locality, region] = place.split(",").map((part) => part.trim());
  const { salaryMin: minValue, salaryMax: maxValue } = job;
  return {
    "@type": "JobPosting",
    title: job.title,
    description: html(job),
    url: absoluteUrl(`/careers/${job.slug}`),
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
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: locality,
        addressRegion: region,
        addressCountry: COUNTRY_CODE,
      },
    },
    ...(remote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: COUNTRY_CODE },
    }),
    ...(job.minYears && {
      experienceRequirements: {
        "@type": "OccupationalExperienceRequirements",
        monthsOfExperience: job.minYears * 12,
      },
    }),
    ...((minValue || maxValue) && {
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "INR",
        value: {
          "@type": "QuantitativeValue",
          unitText: "YEAR",
          ...(minValue && { minValue: minValue * LAKH }),
          ...(maxValue && { maxValue: maxValue * LAKH }),
        },
      },
    }),
    directApply: true,
  };
}

function html(job: JobFragment): string {
  const list = (p: string, li: string[]) => (li.length > 0 ? markup.build({ p, ul: { li } }) : "");
  return [
    markup.build({ p: toParagraphs(job.description) }),
    list("Responsibilities", toLines(job.responsibilities)),
    list("Requirements", toLines(job.requirements)),
  ].join("");
}

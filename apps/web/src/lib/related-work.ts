import "server-only";
import type { CaseStudyCardFragment } from "@/cms/generated/graphql";
import { getPage, type Page } from "@/cms/pages";
import { listCaseStudies } from "@/cms/work";

const SHOWN = 2;

type Place = { [Name in keyof Page<"work-page">]: Name extends `on${string}` ? Name : never }[keyof Page<"work-page">];

export type WorkWanted = { place: NonNullable<Place>; isRelated?: (caseStudy: CaseStudyCardFragment) => boolean };

/** Returns `null` where no editor wants related work, and where there is none. */
export async function relatedWork({ place, isRelated = () => true }: WorkWanted) {
  const page = await getPage("work-page");
  if (!page?.[place]) return null;
  const caseStudies = (await listCaseStudies()).filter(isRelated).slice(0, SHOWN);
  return caseStudies.length > 0 ? { title: page.relatedTitle, listTitle: page.listTitle, caseStudies } : null;
}

export const workOfService = (slug: string): WorkWanted => ({
  place: "onServicePages",
  isRelated: ({ services }) => services.some((service) => service?.slug === slug),
});

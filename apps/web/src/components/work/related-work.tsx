import type { CaseStudyCardFragment } from "@repo/cms-client/generated/graphql";
import { getPage, type Page } from "@repo/cms-client/pages";
import { listCaseStudies } from "@repo/cms-client/work";
import { SectionHeading } from "@/components/headings/section-heading";
import { CaseStudyGrid } from "./case-study-grid";

const SHOWN = 2;

type Place = { [Name in keyof Page<"work-page">]: Name extends `on${string}` ? Name : never }[keyof Page<"work-page">];

type RelatedWorkProps = { place: NonNullable<Place>; isRelated?: (caseStudy: CaseStudyCardFragment) => boolean };

export async function RelatedWork(props: RelatedWorkProps) {
  const related = await relatedWork(props);
  if (!related) return null;
  return (
    <section className="section">
      <div className="container">
        <SectionHeading title={related.title} />
        <CaseStudyGrid caseStudies={related.caseStudies} />
      </div>
    </section>
  );
}

/** `null` where no editor wants it, and while there is nothing to show. */
export async function relatedWork({ place, isRelated = () => true }: RelatedWorkProps) {
  const page = await getPage("work-page");
  if (!page?.[place]) return null;
  const caseStudies = (await listCaseStudies()).filter(isRelated).slice(0, SHOWN);
  return caseStudies.length > 0 ? { title: page.relatedTitle, caseStudies } : null;
}

import type { CaseStudyCardFragment } from "@/cms/generated/graphql";
import type { Page } from "@/cms/pages";
import { CalloutCard } from "@/components/cards/callout-card";
import { SectionHeading } from "@/components/headings/headings";
import { CaseStudyGrid } from "@/components/work/case-study-grid";
import { filtersOf } from "@/lib/work";
import { WorkFilters } from "./work-filters";

type WorkListProps = {
  page: Page<"work-page">;
  all: CaseStudyCardFragment[];
  shown?: CaseStudyCardFragment[];
  /** The address of the current filter. */
  current?: string;
};

export function WorkList({ page, all, shown = all, current }: WorkListProps) {
  return (
    <>
      {all.length > 0 && (
        <section className="section">
          <div className="container">
            <SectionHeading title={page.listTitle} />
            <WorkFilters filters={filtersOf(all)} current={current} />
            <CaseStudyGrid caseStudies={shown} />
          </div>
        </section>
      )}
      <Invitation page={page} />
    </>
  );
}

export function Invitation({ page }: { page: Page<"work-page"> }) {
  return (
    <section data-invitation className="section bg-mist">
      <div className="container">
        <CalloutCard callout={page.callout} level={2} titleClass="text-title" className="night" isWide />
      </div>
    </section>
  );
}

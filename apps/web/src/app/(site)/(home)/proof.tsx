import type { Page } from "@repo/cms-client/pages";
import { SectionHeading } from "@/components/headings/headings";
import { LargeQuote } from "@/components/sections/large-quote";
import { NumberList } from "@/components/sections/number-list";
import { CaseStudyGrid } from "@/components/work/case-study-grid";
import { relatedWork } from "@/lib/related-work";

export async function Proof({ home }: { home: Page<"home-page"> }) {
  const { proofTitle, proofFigures, proofQuote } = home;
  const related = await relatedWork({ place: "onHomePage" });
  if (!related && !proofFigures?.length && !proofQuote) return null;
  return (
    <section className="section bg-mist">
      <div className="container">
        <SectionHeading title={proofTitle || related?.title} />
        {Boolean(proofFigures?.length) && <NumberList numbers={proofFigures} className="mt-12" />}
        {related && (
          <div className="mt-12">
            <CaseStudyGrid caseStudies={related.caseStudies} />
          </div>
        )}
        {proofQuote && (
          <div className="mt-16 max-w-4xl">
            <LargeQuote {...proofQuote} />
          </div>
        )}
      </div>
    </section>
  );
}

import type { Page } from "@/cms/pages";
import { SectionHeading } from "@/components/headings/headings";
import { Link } from "@/components/link";
import { LargeQuote } from "@/components/sections/large-quote";
import { NumberList } from "@/components/sections/number-list";
import { CaseStudyGrid } from "@/components/work/case-study-grid";
import { relatedWork } from "@/lib/related-work";

/** What can be checked comes first: figures of case studies, then a client's words, then the firm's own figures. */
export async function Proof({ home }: { home: Page<"home-page"> }) {
  const { proofTitle, proofFigures, proofQuote } = home;
  const related = await relatedWork({ place: "onHomePage" });
  if (!related && !proofFigures?.length && !proofQuote) return null;
  return (
    <section className="section">
      <div className="container">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <SectionHeading title={proofTitle || related?.title} />
          {related && (
            <Link href="/work" className="link">
              {related.listTitle}
            </Link>
          )}
        </div>
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
        {Boolean(proofFigures?.length) && <NumberList numbers={proofFigures} className="mt-16" />}
      </div>
    </section>
  );
}

import { toParagraphs } from "@repo/contract/text/lines";
import type { CaseStudyDetailFragment } from "@/cms/generated/graphql";
import type { Page } from "@/cms/pages";
import { listCaseStudies } from "@/cms/work";
import { SectionHeading } from "@/components/headings/headings";
import { Picture } from "@/components/picture";
import { Figure, FigureGrid } from "@/components/sections/figure-grid";
import { LargeQuote } from "@/components/sections/large-quote";
import { PictureGrid } from "@/components/sections/picture-grid";
import { CaseStudyGrid } from "@/components/work/case-study-grid";

type CaseStudyProps = { caseStudy: CaseStudyDetailFragment };
type SectionProps = CaseStudyProps & { page: Page<"work-page"> };

/** The columns of the text: its heading, and beside it one measure. */
const COLUMNS = "grid gap-x-20 gap-y-6 lg:grid-cols-[1fr_2fr]";
const MEASURE = "max-w-2xl lg:col-start-2";

export function Story({ caseStudy, page }: SectionProps) {
  return (
    <section className={`section ${caseStudy.picture ? "pt-32 md:pt-52" : ""}`}>
      <div className="container space-y-16 lg:space-y-24">
        {[
          { title: page.challengeTitle, text: caseStudy.challenge },
          { title: page.approachTitle, text: caseStudy.approach },
        ].map(({ title, text }) => (
          <div key={title} className={COLUMNS}>
            <h2 className="text-title">{title}</h2>
            <div className={`space-y-5 text-slate *:first:text-ink *:first:text-lead ${MEASURE}`}>
              {toParagraphs(text).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

export function Results({ caseStudy, page }: SectionProps) {
  return (
    <section className="section bg-mist">
      <div className="container">
        <SectionHeading title={page.resultsTitle} />
        <FigureGrid count={caseStudy.results?.length ?? 0} className="mt-12" gridClass="max-sm:grid-cols-1">
          {caseStudy.results?.map((result) => (
            <Figure key={result.id}>
              <dt className="mt-2">
                {result.label}
                <span className="mt-2 block text-slate text-sm">{result.source}</span>
              </dt>
              <dd className="figure text-5xl">
                {result.value}
                {result.unit && <span className="ml-1 text-3xl">{result.unit}</span>}
              </dd>
            </Figure>
          ))}
        </FigureGrid>
      </div>
    </section>
  );
}

export function Quote({ caseStudy: { quote, quoteName, quoteRole } }: CaseStudyProps) {
  if (!quote) return null;
  return (
    <section className="section">
      <div className={`container ${COLUMNS}`}>
        <div className={MEASURE}>
          <LargeQuote quote={quote} name={quoteName} role={quoteRole} />
        </div>
      </div>
    </section>
  );
}

export function Technologies({ caseStudy, page }: SectionProps) {
  if (caseStudy.technologies.length === 0) return null;
  return (
    <section className="section bg-sand">
      <div className="container">
        <SectionHeading title={page.technologiesTitle} />
        <ul className="mt-8 flex flex-wrap gap-3">
          {caseStudy.technologies.map(
            (technology) =>
              technology && (
                <li key={technology.documentId} className="chip">
                  <Picture picture={technology.icon} sizes="24px" />
                  {technology.name}
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}

export function Gallery({ caseStudy, page }: SectionProps) {
  if (!caseStudy.gallery?.length) return null;
  return (
    <section className="section">
      <div className="container">
        <SectionHeading title={page.galleryTitle} />
        <PictureGrid pictures={caseStudy.gallery} />
      </div>
    </section>
  );
}

/** The case study after this one in the order of the work page, or the first after the last. */
export async function Next({ slug }: { slug: string }) {
  const all = await listCaseStudies();
  const next = all[(all.findIndex((study) => study.slug === slug) + 1) % all.length];
  if (!next || next.slug === slug) return null;
  return (
    <section className="section bg-mist pb-0 print:hidden">
      <div className="container">
        <SectionHeading title="Next Case Study" />
        <CaseStudyGrid caseStudies={[next]} />
      </div>
    </section>
  );
}

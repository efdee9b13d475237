import { SectionHeading } from "@/components/headings/headings";
import { relatedWork, type WorkWanted } from "@/lib/related-work";
import { CaseStudyGrid } from "./case-study-grid";

export async function RelatedWork(wanted: WorkWanted) {
  const related = await relatedWork(wanted);
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

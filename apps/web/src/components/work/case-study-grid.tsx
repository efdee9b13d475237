import { addressOf } from "@repo/contract/site/addresses";
import type { CaseStudyCardFragment } from "@/cms/generated/graphql";
import { Heading, type Level } from "@/components/headings/headings";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";
import { Result } from "./result";

/** A grid in which a last card that is alone spans both columns. */
export function CaseStudyGrid({ caseStudies, level = 3 }: { caseStudies: CaseStudyCardFragment[]; level?: Level }) {
  return (
    <ul className="mt-10 grid grid-cols-1 gap-6 first:mt-0 md:grid-cols-2">
      {caseStudies.map((caseStudy, index) => {
        const isWide = index % 2 === 0 && index === caseStudies.length - 1;
        return (
          <Reveal
            key={caseStudy.slug}
            as="li"
            delay={(index % 2) * 0.07}
            className={isWide ? "md:col-span-2" : undefined}
          >
            <CaseStudyCard caseStudy={caseStudy} level={level} isWide={isWide} />
          </Reveal>
        );
      })}
    </ul>
  );
}

type CaseStudyCardProps = { caseStudy: CaseStudyCardFragment; level: Level; isWide: boolean };

function CaseStudyCard({
  caseStudy: { slug, title, summary, client, picture, industry, results },
  level,
  isWide,
}: CaseStudyCardProps) {
  const [result] = results ?? [];
  return (
    <article
      className={`card card-hover relative flex h-full flex-col overflow-hidden hover:border-blue ${isWide ? "md:flex-row" : ""}`}
    >
      <Picture
        picture={picture}
        sizes="(min-width: 1240px) 584px, (min-width: 768px) 46vw, 92vw"
        className={`aspect-3/2 w-full bg-sky object-cover ${isWide ? "md:w-1/2" : ""}`}
      />
      <div className="flex grow flex-col p-7 lg:p-9">
        <p className="font-semibold text-orange-700 text-sm">{[industry?.title, client].filter(Boolean).join(" · ")}</p>
        <Heading level={level} className="mt-3 text-card">
          <Link href={addressOf("case-study", { slug })} className="whole-card">
            {title}
          </Link>
        </Heading>
        <p className="mt-3 mb-6 text-slate">{summary}</p>
        {result && (
          <p className="mt-auto border-line border-t pt-5">
            <Result result={result} />
          </p>
        )}
      </div>
    </article>
  );
}

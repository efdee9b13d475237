import { addressOf } from "@repo/contract/site/addresses";
import type { CaseStudyCardFragment } from "@/cms/generated/graphql";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { Result } from "@/components/work/result";

export function LeadingResult({ caseStudy: { slug, picture, results } }: { caseStudy: CaseStudyCardFragment }) {
  const [result] = results ?? [];
  return (
    <div className="card card-hover relative overflow-hidden text-ink">
      <Picture
        picture={picture && { ...picture, alternativeText: "" }}
        sizes="(min-width: 1240px) 550px, (min-width: 1024px) 45vw, 92vw"
        eager
        className="aspect-video w-full bg-sky object-cover"
      />
      <Link href={addressOf("case-study", { slug })} className="block p-7 whole-card">
        {result && <Result result={result} />}
      </Link>
    </div>
  );
}

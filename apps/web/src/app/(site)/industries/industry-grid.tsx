import type { CalloutFragment, IndustryFragment } from "@repo/cms-client/generated/graphql";
import { buttonClass } from "@repo/ui/button";
import { ArrowRight } from "lucide-react";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

type IndustryGridProps = { industries: IndustryFragment[]; callout: CalloutFragment };

/** The callout takes what the cards leave of the last row. */
export function IndustryGrid({ industries, callout }: IndustryGridProps) {
  return (
    <section className="section bg-mist" aria-label="Industries">
      <ul className="container grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {industries.map((industry, index) => (
          <Reveal key={industry.documentId} as="li" delay={(index % 3) * 0.07}>
            <IndustryCard industry={industry} />
          </Reveal>
        ))}
        <Reveal as="li" className="lg:col-span-2" delay={0.14}>
          <Callout callout={callout} />
        </Reveal>
      </ul>
    </section>
  );
}

function IndustryCard({ industry }: { industry: IndustryFragment }) {
  return (
    <article className="card group h-full overflow-hidden">
      <div className="aspect-4/3 overflow-hidden">
        <Picture
          picture={industry.image}
          sizes="(min-width: 1024px) 376px, (min-width: 640px) 46vw, 92vw"
          className="size-full object-cover transition-transform duration-500 ease-out group-hover:scale-103"
        />
      </div>
      <div className="p-7">
        <div className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-2xl bg-sky">
            <Picture picture={industry.icon} sizes="24px" className="size-6" />
          </span>
          <h3 className="text-card">{industry.title}</h3>
        </div>
        <p className="mt-4 text-slate">{industry.description}</p>
      </div>
    </article>
  );
}

function Callout({ callout }: { callout: CalloutFragment }) {
  return (
    <div className="on-dark night flex h-full flex-col items-start justify-end rounded-card p-7 shadow-card lg:p-12">
      <h2 className="text-title">{callout.title}</h2>
      <p className="mt-4 max-w-xl text-lead text-sky">{callout.description}</p>
      <Link href={callout.link.href} className={buttonClass("spark", "mt-8")}>
        {callout.link.label}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </div>
  );
}

import type { CalloutFragment, IndustryFragment } from "@/cms/generated/graphql";
import { CalloutCard } from "@/components/cards/callout-card";
import { IndustryCard } from "@/components/cards/industry-card";
import { Reveal } from "@/components/reveal";

type IndustryGridProps = { industries: IndustryFragment[]; callout: CalloutFragment };

export function IndustryGrid({ industries, callout }: IndustryGridProps) {
  return (
    <section className="section bg-mist" aria-label="Industries">
      <ul className="container grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {industries.map((industry, index) => (
          <Reveal key={industry.documentId} as="li" delay={(index % 3) * 0.07}>
            <IndustryCard
              industry={industry}
              sizes="(min-width: 1240px) 376px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 90vw"
            />
          </Reveal>
        ))}
        <Reveal as="li" className="lg:col-span-2" delay={0.14}>
          <CalloutCard callout={callout} level={2} titleClass="text-title" className="night lg:p-12" />
        </Reveal>
      </ul>
    </section>
  );
}

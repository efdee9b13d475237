import type { IndustryFragment } from "@/cms/generated/graphql";
import type { Page } from "@/cms/pages";
import { CalloutCard } from "@/components/cards/callout-card";
import { IndustryCard } from "@/components/cards/industry-card";
import { SectionHeading } from "@/components/headings/headings";
import { Reveal } from "@/components/reveal";

const FIRST_DELAY = 0.25;
const DELAY_PER_CARD = 0.07;

export function Industries({ home, industries }: { home: Page<"home-page">; industries: IndustryFragment[] }) {
  return (
    <section className="section bg-mist" aria-labelledby="industries">
      <div className="container">
        <SectionHeading id="industries" title={home.industriesTitle} subtitle={home.industriesSubtitle} />
        <ul className="mt-12 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4">
          {industries.map((industry, index) => (
            <Reveal key={industry.title} as="li" delay={FIRST_DELAY + index * DELAY_PER_CARD}>
              <IndustryCard
                industry={industry}
                sizes="(min-width: 1280px) 276px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 200px"
                isRow
              />
            </Reveal>
          ))}
          <Reveal as="li" delay={FIRST_DELAY + industries.length * DELAY_PER_CARD} className="lg:max-xl:col-span-2">
            <CalloutCard
              callout={home.industriesCallout}
              level={3}
              titleClass="text-2xl leading-tight"
              className="bg-blue-700"
            />
          </Reveal>
        </ul>
      </div>
    </section>
  );
}

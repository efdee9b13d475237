import type { CalloutFragment, IndustryFragment } from "@repo/cms-client/generated/graphql";
import { buttonClass } from "@repo/ui/button";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";
import { SectionHeading } from "@/components/section-heading";
import type { Home } from "./home";

/** From the specification, in seconds. */
const FIRST_DELAY = 0.25;
const DELAY_PER_CARD = 0.07;

export function Industries({ home, industries }: { home: Home; industries: IndustryFragment[] }) {
  return (
    <section className="section" aria-labelledby="industries">
      <div className="container">
        <SectionHeading id="industries" title={home.industriesTitle} subtitle={home.industriesSubtitle} />
        <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {industries.map((industry, index) => (
            <Reveal key={industry.documentId} as="li" delay={FIRST_DELAY + index * DELAY_PER_CARD}>
              <IndustryCard industry={industry} />
            </Reveal>
          ))}
          <Reveal as="li" delay={FIRST_DELAY + industries.length * DELAY_PER_CARD} className="lg:max-xl:col-span-2">
            <Callout callout={home.industriesCallout} />
          </Reveal>
        </ul>
      </div>
    </section>
  );
}

function IndustryCard({ industry }: { industry: IndustryFragment }) {
  return (
    <article className="card card-hover flex h-full flex-col overflow-hidden">
      <Picture
        picture={industry.image}
        sizes="(min-width: 1240px) 276px, (min-width: 1280px) 23vw, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 90vw"
        className="aspect-2/1 sm:aspect-16/10 h-auto w-full bg-sky object-cover"
      />
      <div className="p-6">
        <h3 className="flex items-center gap-3 text-card">
          <Picture picture={industry.icon} sizes="24px" className="size-6" />
          {industry.title}
        </h3>
        <p className="mt-3 text-slate">{industry.description}</p>
      </div>
    </article>
  );
}

function Callout({ callout }: { callout: CalloutFragment }) {
  return (
    <div className="flex h-full flex-col justify-end rounded-card bg-blue-700 p-7 text-white">
      <h3 className="text-2xl leading-tight">{callout.title}</h3>
      <p className="mt-3 max-w-md text-sky">{callout.description}</p>
      <Link href={callout.link.href} className={buttonClass("spark", "mt-7 self-start")}>
        {callout.link.label}
      </Link>
    </div>
  );
}

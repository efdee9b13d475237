import type { ServiceDetailFragment } from "@repo/cms-client/generated/graphql";
import { SectionHeading } from "@/components/headings/section-heading";
import { Reveal } from "@/components/reveal";

export function Process({ service }: { service: ServiceDetailFragment }) {
  return (
    <section className="section bg-mist">
      <div className="container">
        <SectionHeading title={service.processTitle} />
        <ol className="mt-12 lg:grid lg:grid-cols-3 lg:gap-y-14">
          {service.processSteps?.map((step, index) => (
            <Reveal
              key={step.id}
              as="li"
              delay={(index % 3) * 0.1}
              className="group relative flex gap-6 pb-10 last:pb-0 lg:block lg:pr-10 lg:pb-0"
            >
              <Line />
              <span className="relative grid size-14 shrink-0 place-items-center rounded-full border border-blue bg-white font-display font-semibold text-blue-700 text-lg group-last:border-orange group-last:bg-orange group-last:text-ink">
                {String(index + 1).padStart(2, "0")}
              </span>
              <div className="pt-3 lg:pt-0">
                <h3 className="text-card lg:mt-6">{step.title}</h3>
                <p className="mt-2 text-slate">{step.description}</p>
              </div>
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Line() {
  return (
    <span
      aria-hidden
      className="absolute top-14 bottom-0 left-7 w-px bg-blue/30 group-last:hidden lg:top-7 lg:right-0 lg:bottom-auto lg:left-14 lg:h-px lg:w-auto lg:group-nth-[3n]:bg-transparent lg:group-nth-[3n]:bg-linear-to-r lg:group-nth-[3n]:from-blue/30 lg:group-nth-[3n]:to-transparent"
    />
  );
}

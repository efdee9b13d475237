import type { FaqFragment, PictureFragment, ServiceDetailFragment } from "@repo/cms-client/generated/graphql";
import { toLines } from "@repo/rules/lines";
import { Accordion } from "@repo/ui/accordion";
import { Icon } from "@repo/ui/icon";
import { IconCards } from "@/components/cards/icon-cards";
import { SectionHeading } from "@/components/headings/section-heading";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

type SectionProps = { service: ServiceDetailFragment };

export function Offers({ service }: SectionProps) {
  return (
    <section className="section pt-36 xl:pt-40">
      <div className="container">
        <SectionHeading title={service.whatWeOfferTitle} />
        <IconCards cards={service.whatWeOffer} />
      </div>
    </section>
  );
}

export function Process({ service }: SectionProps) {
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

export function WhyChoose({ service, image }: SectionProps & { image: PictureFragment | null | undefined }) {
  return (
    <section className="section bg-sand">
      <div className="container grid items-center gap-12 lg:grid-cols-2 lg:gap-20">
        <Reveal className="mx-auto w-full max-w-xl">
          <Picture
            picture={image}
            sizes="(min-width: 1024px) 560px, 92vw"
            className="h-auto w-full rounded-card shadow-lift"
          />
        </Reveal>
        <div>
          <SectionHeading title={service.whyChooseTitle} />
          <ul className="mt-8 divide-y divide-ink/10">
            {service.whyChooseList?.map((reason) => (
              <li key={reason.id} className="flex gap-4 py-3.5">
                <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-white text-blue-700 shadow-card">
                  <Icon name="check" className="size-4 stroke-[2.5]" />
                </span>
                {reason.name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export function Industries({ title, names }: { title: string; names: string }) {
  return (
    <section className="section night">
      <div className="container">
        <h2 className="max-w-3xl text-title">{title}</h2>
        <Reveal>
          <ul className="mt-12 grid grid-cols-[repeat(auto-fill,minmax(max(9rem,23%),1fr))] gap-x-6">
            {toLines(names).map((name) => (
              <li
                key={name}
                className="flex items-center gap-3 border-white/15 border-t py-5 font-display sm:text-lg lg:py-6 lg:text-xl"
              >
                <span aria-hidden className="size-2 shrink-0 rounded-full bg-cyan" />
                {name}
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}

export function Faq({ title, faqs }: { title: string; faqs: FaqFragment[] }) {
  return (
    <section className="section bg-mist">
      <div className="container grid items-start gap-10 lg:grid-cols-[1fr_1.8fr] lg:gap-16">
        <SectionHeading title={title} className="lg:sticky lg:top-28" />
        <Accordion items={faqs.map(({ documentId, question, answer }) => ({ id: documentId, question, answer }))} />
      </div>
    </section>
  );
}

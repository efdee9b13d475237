import { toLines } from "@repo/contract/text/lines";
import { Icon } from "@repo/ui/icon";
import type { PictureFragment, ServiceDetailFragment } from "@/cms/generated/graphql";
import { IconCards } from "@/components/cards/icon-cards";
import { SectionHeading } from "@/components/headings/headings";
import { IconPicture } from "@/components/icon-picture";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";
import { QuoteRow } from "@/components/sections/quote-row";
import { StepList } from "@/components/sections/step-list";

const MAX_COLUMNS = 8;
const TILE_REM = 8.25;

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
        <StepList steps={service.processSteps} />
      </div>
    </section>
  );
}

export function TechStack({ service }: SectionProps) {
  const stack = service.techStack ?? [];
  return (
    <section className="section">
      <div className="container">
        <h2 className="text-center text-title">{service.techStackTitle}</h2>
        <Reveal className="mt-12">
          <ul
            className="mx-auto flex flex-wrap justify-center gap-3 sm:gap-4"
            style={{ maxWidth: evenRowsWidth(stack.length) }}
          >
            {stack.map((item) => (
              <li key={item.id} className="stack-tile card">
                <IconPicture picture={item.icon} sizes="40px" />
                {item.name}
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
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
                <span className="reason-mark">
                  <Icon name="check" className="size-4" />
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
              <li key={name} className="industry">
                {name}
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}

export function Testimonials({ service }: SectionProps) {
  if (!service.testimonials?.length) return null;
  return (
    <section className="section">
      <div className="container">
        <SectionHeading title={service.testimonialsTitle} />
        <QuoteRow quotes={service.testimonials} label={service.testimonialsTitle} />
      </div>
    </section>
  );
}

function evenRowsWidth(tiles: number): string {
  const inRow = Math.ceil(tiles / Math.ceil(tiles / MAX_COLUMNS));
  return `${inRow * TILE_REM + (inRow - 1)}rem`;
}

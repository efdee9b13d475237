import { toParagraphs } from "@repo/contract/text/lines";
import { Icon } from "@repo/ui/icon";
import type { IconName } from "@repo/ui/icon-names";
import type { Page } from "@/cms/pages";
import { getSite } from "@/cms/site";
import { Initials } from "@/components/person-picture";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";
import { NumberList } from "@/components/sections/number-list";
import { TextWithPicture } from "@/components/sections/text-with-picture";

type SectionProps = { page: Page<"about-page"> };

export function Stats({ page }: SectionProps) {
  return (
    <section aria-label="The firm in numbers" className="border-line border-b">
      <NumberList numbers={page.stats} className="container py-14 md:py-16" />
    </section>
  );
}

export function Story({ page }: SectionProps) {
  return (
    <section className="section">
      <div className={page.storyImage ? "container" : "container max-w-3xl"}>
        <TextWithPicture picture={page.storyImage}>
          <h2 className="text-title">{page.storyTitle}</h2>
          <div className="mt-6 space-y-5 text-slate">
            {toParagraphs(page.storyText).map((paragraph) => (
              <p key={paragraph} className="first:text-ink first:text-lead">
                {paragraph}
              </p>
            ))}
          </div>
        </TextWithPicture>
      </div>
    </section>
  );
}

export function Founder({ page }: SectionProps) {
  return (
    <section className="section bg-mist">
      <div
        className={`container grid items-start gap-10 lg:gap-20 ${page.ceoImage ? "md:grid-cols-[2fr_3fr] lg:items-center" : "lg:grid-cols-[1fr_2fr]"}`}
      >
        {page.ceoImage ? (
          <Reveal>
            <Picture
              picture={page.ceoImage}
              sizes="(min-width: 1240px) 450px, (min-width: 768px) 38vw, 92vw"
              className="aspect-5/6 w-full max-w-md rounded-card object-cover shadow-lift"
            />
          </Reveal>
        ) : (
          <h2 className="text-title">{page.ceoTitle}</h2>
        )}
        <figure>
          {page.ceoImage && <h2 className="mb-8 text-title">{page.ceoTitle}</h2>}
          <Icon name="quote" className="size-10 rotate-180 fill-orange stroke-none" />
          <blockquote className="mt-4 space-y-5 text-lead text-slate">
            {toParagraphs(page.ceoMessage).map((paragraph) => (
              <p
                key={paragraph}
                className={`first:font-medium first:text-ink first:leading-snug ${page.ceoImage ? "first:text-card" : "max-w-2xl first:max-w-none first:font-display first:text-2xl md:first:text-3xl"}`}
              >
                {paragraph}
              </p>
            ))}
          </blockquote>
          <figcaption className="mt-8 flex items-center gap-4 border-line border-t pt-6">
            {!page.ceoImage && <Initials name={page.ceoName} className="size-14 text-lg" />}
            <div>
              <p className="font-display font-semibold text-xl">{page.ceoName}</p>
              <p className="mt-1 text-slate">{page.ceoRole}</p>
            </div>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

export function Purpose({ page }: SectionProps) {
  return (
    <section className="section">
      <div className="container grid gap-6 md:grid-cols-2">
        <Card icon="compass" title={page.missionTitle} text={page.missionText} className="bg-sky text-blue" />
        <Card icon="telescope" title={page.visionTitle} text={page.visionText} className="bg-sand text-orange-700" />
      </div>
    </section>
  );
}

type CardProps = { icon: IconName; title: string; text: string; className: string };

function Card({ icon, title, text, className }: CardProps) {
  return (
    <Reveal className={`rounded-card p-8 md:p-10 lg:p-14 ${className}`}>
      <span className="grid size-14 place-items-center rounded-2xl bg-white shadow-card">
        <Icon name={icon} className="size-7 stroke-[1.5]" />
      </span>
      <h2 className="mt-8 text-ink text-title">{title}</h2>
      <p className="mt-4 text-ink text-lead">{text}</p>
    </Reveal>
  );
}

export async function Banner() {
  const banner = (await getSite()).siteSetting?.banner;
  if (!banner) return null;
  return (
    <section className="on-dark night relative isolate grid min-h-[clamp(20rem,36vw,30rem)] place-items-center overflow-hidden">
      <Picture
        picture={banner.image && { ...banner.image, alternativeText: "" }}
        sizes="100vw"
        className="-z-20 absolute inset-0 size-full object-cover print:hidden"
      />
      <div className="-z-10 absolute inset-0 shade" />
      <div className="container py-20 text-center">
        <h2 className="mx-auto max-w-2xl text-title">{banner.title}</h2>
        <p className="mx-auto mt-5 max-w-md text-balance text-lead text-sky">{banner.subtitle}</p>
      </div>
    </section>
  );
}

export function CoreValues({ page }: SectionProps) {
  return (
    <section className="section">
      <div className="container">
        <h2 className="text-title">{page.valuesTitle}</h2>
        <ol className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {page.coreValues?.map((value, index) => (
            <Reveal key={value.id} as="li" delay={index * 0.07} className="card p-7">
              <p className="flex items-center gap-4 font-display font-semibold text-3xl text-blue tabular-nums after:h-px after:flex-1 after:bg-line">
                {value.number}
              </p>
              <h3 className="mt-6 text-card">{value.title}</h3>
              <p className="mt-2 text-slate">{value.description}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </section>
  );
}

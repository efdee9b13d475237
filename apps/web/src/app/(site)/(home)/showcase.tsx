import { Carousel } from "@repo/ui/carousel";
import type { ShowcaseSlideFragment } from "@/cms/generated/graphql";
import type { Page } from "@/cms/pages";
import { SectionHeading } from "@/components/headings/headings";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";

export function Showcase({ home }: { home: Page<"home-page"> }) {
  const slides = home.showcaseSlides ?? [];
  return (
    <section className="section bg-mist">
      <div className="container">
        <SectionHeading title={home.showcaseTitle} subtitle={home.showcaseSubtitle} />
        <Carousel
          label={home.showcaseTitle}
          fadeMs={600}
          className="mt-12"
          controlsClassName="order-last mt-6 lg:absolute lg:right-0 lg:bottom-0 lg:w-[calc((100%-3rem)/3)]"
          slides={slides.map((slide) => ({
            id: slide.id,
            label: slide.title,
            content: <ShowcaseSlide slide={slide} />,
          }))}
        />
      </div>
    </section>
  );
}

function ShowcaseSlide({ slide }: { slide: ShowcaseSlideFragment }) {
  return (
    <figure className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:gap-12 noscript:mb-12">
      <div className="aspect-video overflow-hidden rounded-card bg-blue-900 shadow-lift">
        <Picture
          picture={slide.image}
          sizes="(min-width: 1240px) 752px, (min-width: 1024px) 62vw, 92vw"
          className="size-full object-cover"
        />
      </div>
      <figcaption className="lg:pt-6">
        <h3 className="text-2xl leading-tight md:text-3xl">{slide.title}</h3>
        <p className="mt-4 max-w-prose text-lead text-slate">{slide.caption}</p>
        {slide.link && (
          <Link href={slide.link.href} newTab={slide.link.newTab} className="link mt-4 inline-block py-1">
            {slide.link.label}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}

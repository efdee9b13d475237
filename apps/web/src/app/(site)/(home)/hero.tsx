import type { HeroSlideFragment } from "@repo/cms-client/generated/graphql";
import type { Page } from "@repo/cms-client/pages";
import { buttonClass } from "@repo/ui/button";
import { Carousel } from "@repo/ui/carousel";
import { Icon } from "@repo/ui/icon";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";

export function Hero({ home }: { home: Page<"home-page"> }) {
  const slides = home.heroSlides ?? [];
  return (
    <div className="on-dark night overflow-hidden">
      <div className="container flex min-h-[540px] flex-col pt-26 pb-10 md:pt-28 min-[600px]:min-h-[734px] lg:pt-36 lg:pb-16">
        <h1 className="flex items-center gap-3 font-medium font-sans text-sky text-sm md:text-base">
          <span aria-hidden className="h-0.5 w-8 shrink-0 rounded-full bg-orange" />
          {home.seo.metaTitle}
        </h1>
        <Carousel
          label="What we offer"
          fadeMs={1000}
          className="mt-4 grow lg:mt-5"
          controlsClassName="order-last mt-8 lg:absolute lg:bottom-0 lg:left-0"
          slides={slides.map((slide, index) => ({
            id: slide.id,
            label: slide.title,
            content: <HeroSlide slide={slide} eager={index === 0} />,
          }))}
        />
      </div>
    </div>
  );
}

function HeroSlide({ slide, eager }: { slide: HeroSlideFragment; eager: boolean }) {
  return (
    <div className="flex h-full flex-col gap-8 lg:grid lg:grid-cols-[5fr_6fr] lg:gap-12 noscript:mb-16">
      <div>
        <h2 className="text-hero">{slide.title}</h2>
        <p className="mt-5 max-w-xl text-lead text-sky">{slide.subtitle}</p>
        <Link href={slide.link.href} newTab={slide.link.newTab} className={buttonClass("spark", "mt-7")}>
          {slide.link.label}
          <Icon name="arrow-right" className="size-4" />
        </Link>
      </div>
      <div className="mx-auto mt-auto aspect-5/4 w-full min-w-0 max-w-xl lg:-mt-10 lg:max-w-none lg:self-center">
        <Picture
          picture={slide.image}
          sizes="(min-width: 1240px) 616px, (min-width: 1024px) 50vw, (min-width: 640px) 576px, 88vw"
          eager={eager}
          className="h-auto w-full"
        />
      </div>
    </div>
  );
}

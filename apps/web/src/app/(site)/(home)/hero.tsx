import { buttonClass } from "@repo/ui/button";
import { Carousel } from "@repo/ui/carousel";
import { Icon } from "@repo/ui/icon";
import type { HeroSlideFragment } from "@/cms/generated/graphql";
import type { Page } from "@/cms/pages";
import { getSite } from "@/cms/site";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";

/** The firm's claim stays while the offers below it change. From 1024 px on, their pictures are beside both. */
export async function Hero({ home }: { home: Page<"home-page"> }) {
  const { siteSetting, contactDetail } = await getSite();
  const slides = home.heroSlides ?? [];
  const { metaTitle } = home.seo;
  const city = contactDetail?.city ?? "";
  return (
    <div className="on-dark night overflow-hidden">
      <div className="container relative flex min-h-[540px] flex-col pt-26 pb-10 md:pt-28 min-[600px]:min-h-[734px]">
        <p className="flex items-center gap-3 text-sky text-sm md:text-base">
          <span aria-hidden className="h-0.5 w-8 shrink-0 rounded-full bg-orange" />
          {metaTitle.includes(city) ? metaTitle : `${metaTitle} in ${city}`}
        </p>
        <h1 className="mt-4 text-hero lg:w-11/20">{siteSetting?.tagline ?? metaTitle}</h1>
        <Carousel
          label="What we offer"
          fadeMs={1000}
          className="mt-8 grow lg:static"
          controlsClassName="order-last mt-8"
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
    <div className="flex h-full flex-col gap-8 noscript:mb-16">
      <div className="lg:w-1/2">
        <h2 className="text-card text-orange-300">{slide.title}</h2>
        <p className="mt-2 max-w-xl text-lead text-sky">{slide.subtitle}</p>
        <Link href={slide.link.href} newTab={slide.link.newTab} className={buttonClass("spark", "mt-6")}>
          {slide.link.label}
          <Icon name="arrow-right" className="size-4" />
        </Link>
      </div>
      <Picture
        picture={slide.image}
        sizes="(min-width: 1240px) 558px, (min-width: 1024px) 45vw, (min-width: 640px) 576px, 88vw"
        eager={eager}
        className="mx-auto mt-auto h-auto w-full max-w-xl lg:absolute lg:inset-y-0 lg:right-8 lg:my-auto lg:w-9/20"
      />
    </div>
  );
}

import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import type { ServiceDetailFragment } from "@/cms/generated/graphql";
import { Breadcrumb } from "@/components/headings/breadcrumb";
import { Picture } from "@/components/picture";
import { InquiryLink } from "./service-events";

/** A hero whose picture overlaps the section below, which leaves room for it. */
export function ServiceHero({ service }: { service: ServiceDetailFragment }) {
  return (
    <section className="on-dark night">
      <div className="container pt-28">
        <Breadcrumb parent={{ name: "Services", path: "/services" }} title={service.title} />
        <div className="mt-8 grid gap-x-12 gap-y-12 xl:mt-10 xl:grid-cols-[1fr_1.35fr]">
          <div className="xl:pt-4 xl:pb-14">
            <p className="flex items-center gap-3 font-semibold text-orange-300">
              <span aria-hidden className="h-0.5 w-8 bg-orange" />
              {service.heroSubtitle}
            </p>
            <h1 className="mt-5 text-[clamp(2.25rem,1.5rem+2.6vw,3.75rem)] leading-[1.08] tracking-[-0.03em]">
              {service.heroTitle}
            </h1>
            <p className="mt-6 max-w-xl text-lead text-sky">{service.heroDescription}</p>
            <InquiryLink
              href={service.cta.href}
              newTab={service.cta.newTab}
              service={service.title}
              className={buttonClass("spark", "mt-8")}
            >
              {service.cta.label}
              <Icon name="arrow-right" className="size-4" />
            </InquiryLink>
          </div>
          <Picture
            picture={service.heroImage}
            sizes="(min-width: 1280px) 650px, 88vw"
            eager
            className="relative -mb-16 print:mb-0 h-auto w-full self-end rounded-card shadow-float"
          />
        </div>
      </div>
    </section>
  );
}

import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import type { PictureFragment } from "@/cms/generated/graphql";
import type { Page } from "@/cms/pages";
import { SectionHeading } from "@/components/headings/headings";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";

export function Contact({ home, image }: { home: Page<"home-page">; image: PictureFragment | null | undefined }) {
  return (
    <section id="contact" data-invitation className="-scroll-mt-6 section bg-sand" aria-labelledby="contact-title">
      <div className="container grid items-center gap-12 lg:grid-cols-2 lg:gap-20">
        <div>
          <SectionHeading id="contact-title" title={home.contactTitle} subtitle={home.contactText} />
          <Link
            href={home.contactLink.href}
            newTab={home.contactLink.newTab}
            className={buttonClass("primary", "mt-8")}
          >
            {home.contactLink.label}
            <Icon name="arrow-right" className="size-4" />
          </Link>
        </div>
        <Picture
          picture={image}
          sizes="(min-width: 1240px) 548px, (min-width: 1024px) 45vw, (min-width: 640px) 576px, 92vw"
          className="mx-auto h-auto w-full max-w-xl"
        />
      </div>
    </section>
  );
}

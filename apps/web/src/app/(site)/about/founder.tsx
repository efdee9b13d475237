import type { Page } from "@repo/cms-client/pages";
import { toParagraphs } from "@repo/rules/lines";
import { Icon } from "@repo/ui/icon";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

export function Founder({ page }: { page: Page<"about-page"> }) {
  return (
    <section className="section bg-mist">
      <div className="container grid items-start gap-10 md:grid-cols-[2fr_3fr] lg:items-center lg:gap-20">
        <Reveal>
          <Picture
            picture={page.ceoImage}
            sizes="(min-width: 1240px) 450px, (min-width: 768px) 38vw, 92vw"
            className="aspect-5/6 w-full max-w-md rounded-card object-cover shadow-lift"
          />
        </Reveal>
        <figure>
          <h2 className="text-title">{page.ceoTitle}</h2>
          <Icon name="quote" className="mt-8 size-10 rotate-180 fill-orange stroke-none" />
          <blockquote className="mt-4 space-y-5 text-lead text-slate">
            {toParagraphs(page.ceoMessage).map((paragraph) => (
              <p key={paragraph} className="first:font-medium first:text-card first:text-ink first:leading-snug">
                {paragraph}
              </p>
            ))}
          </blockquote>
          <figcaption className="mt-8 border-line border-t pt-6">
            <p className="font-display font-semibold text-xl">{page.ceoName}</p>
            <p className="mt-1 text-slate">{page.ceoRole}</p>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

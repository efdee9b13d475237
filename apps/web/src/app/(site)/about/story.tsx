import type { Page } from "@repo/cms-client/pages";
import { toParagraphs } from "@repo/rules/lines";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

export function Story({ page }: { page: Page<"about-page"> }) {
  return (
    <section className="section">
      <div className="container grid items-center gap-12 lg:grid-cols-[1fr_1.05fr] lg:gap-20">
        <div>
          <h2 className="text-title">{page.storyTitle}</h2>
          <div className="mt-6 space-y-5 text-slate">
            {toParagraphs(page.storyText).map((paragraph) => (
              <p key={paragraph} className="first:text-ink first:text-lead">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <Reveal>
          <Picture
            picture={page.storyImage}
            sizes="(min-width: 1240px) 580px, (min-width: 1024px) 48vw, 92vw"
            className="h-auto w-full rounded-card shadow-lift"
          />
        </Reveal>
      </div>
    </section>
  );
}

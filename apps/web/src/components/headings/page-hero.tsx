import type { HeroFragment } from "@repo/cms-client/generated/graphql";
import type { ReactNode } from "react";
import { Picture } from "@/components/picture";
import { Heading } from "./heading";

type PageHeroProps = {
  hero: Partial<HeroFragment>;
  /** At another place than the top of the page, where the header is over it. */
  below?: boolean;
  id?: string;
  children?: ReactNode;
};

export function PageHero({ hero, below = false, id, children }: PageHeroProps) {
  return (
    <section id={id} className="on-dark night overflow-hidden">
      <div
        className={`container grid items-center gap-10 lg:grid-cols-[1.1fr_1fr] ${below ? "py-16 lg:py-24" : "min-h-[26rem] pt-32 pb-16 lg:pt-28"}`}
      >
        <div className="min-w-0">
          <Heading level={below ? 2 : 1} className={below ? "text-title" : "text-hero"}>
            {hero.title} {hero.highlight && <span className="block text-orange-300">{hero.highlight}</span>}
          </Heading>
          {hero.subtitle && <p className="mt-6 max-w-xl text-lead text-sky">{hero.subtitle}</p>}
          {children}
        </div>
        <Picture
          picture={hero.image}
          sizes="(min-width: 1240px) 550px, (min-width: 1024px) 45vw, (min-width: 732px) 672px, 88vw"
          eager={!below}
          className="h-auto w-full max-w-2xl justify-self-center lg:justify-self-end"
        />
      </div>
    </section>
  );
}

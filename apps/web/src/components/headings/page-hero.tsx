import type { HeroFragment } from "@repo/cms-client/generated/graphql";
import type { ReactNode } from "react";
import { Picture } from "@/components/picture";

export function PageHero({ hero, children }: { hero: HeroFragment; children?: ReactNode }) {
  return (
    <section className="on-dark night overflow-hidden">
      <div className="container grid min-h-[26rem] items-center gap-10 pt-32 pb-16 lg:grid-cols-[1.1fr_1fr] lg:pt-28">
        <div>
          <h1 className="text-hero">
            {hero.title} {hero.highlight && <span className="block text-orange-300">{hero.highlight}</span>}
          </h1>
          <p className="mt-6 max-w-xl text-lead text-sky">{hero.subtitle}</p>
          {children}
        </div>
        <Picture
          picture={hero.image}
          sizes="(min-width: 1240px) 550px, (min-width: 1024px) 45vw, (min-width: 732px) 672px, 88vw"
          eager
          className="h-auto w-full max-w-2xl justify-self-center lg:justify-self-end"
        />
      </div>
    </section>
  );
}

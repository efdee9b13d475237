import type { ReactNode } from "react";
import type { HeroFragment } from "@/cms/generated/graphql";
import { Picture } from "@/components/picture";
import { Heading } from "./headings";

/** Classes for the space around a hero. At the top of a page, the header covers part of it. */
const ROOM = {
  page: "min-h-[26rem] pt-32 pb-16 lg:pt-28",
  first: "min-h-[26rem] pt-32 pb-16 lg:pt-40 lg:pb-20",
  below: "py-16 lg:py-24",
  low: "pt-32 pb-10 lg:pt-28",
};

type PageHeroProps = {
  hero: Partial<HeroFragment>;
  /** The hero's place on a page of sections, where its text and picture can have any length and shape. */
  place?: "first" | "below";
  /** What the page is for. It replaces the picture, and has no place in a hero that is low. */
  aside?: ReactNode;
  /** Whether the hero has only text, so that the list below begins on the first screen. */
  isLow?: boolean;
  id?: string;
  children?: ReactNode;
};

export function PageHero({ hero, place, aside, isLow = false, id, children }: PageHeroProps) {
  const isBelow = place === "below";
  const isBeside = !isLow && Boolean(aside ?? hero.image);
  return (
    <section id={id} className="on-dark night overflow-hidden">
      <div
        className={`container grid items-center gap-x-10 gap-y-12 ${isBeside ? "lg:grid-cols-[1.1fr_1fr]" : ""} ${ROOM[isLow ? "low" : (place ?? "page")]}`}
      >
        <div className={`min-w-0 ${isBeside || isLow ? "" : "max-w-4xl"}`}>
          <Heading level={isBelow ? 2 : 1} className={isBelow ? "text-title" : "text-hero"}>
            {hero.title} {hero.highlight && <span className="block text-orange-300">{hero.highlight}</span>}
          </Heading>
          {hero.subtitle && (
            <p className={`mt-6 text-lead text-sky ${isBeside ? "max-w-xl" : "max-w-2xl"}`}>{hero.subtitle}</p>
          )}
          {children}
        </div>
        {isBeside &&
          (aside ?? (
            <Picture
              picture={hero.image}
              sizes="(min-width: 1240px) 550px, (min-width: 1024px) 45vw, (min-width: 732px) 672px, 88vw"
              eager={!isBelow}
              className={`h-auto w-full max-w-2xl justify-self-center lg:justify-self-end ${place ? "rounded-card" : ""}`}
            />
          ))}
      </div>
    </section>
  );
}

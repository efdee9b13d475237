import type { TechnologyCategory } from "@/cms/catalogue";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";
import { JUMP_OFFSET_PX } from "./jump-offset";
import { TechnologyTiles } from "./technology-tiles";

const GROUNDS = ["bg-mist", "bg-sand", "bg-mist", "night", "bg-sand", "bg-mist", "bg-sand"];

type CategorySectionProps = { category: TechnologyCategory; position: number };

export function CategorySection({ category, position }: CategorySectionProps) {
  const ground = GROUNDS[position % GROUNDS.length] ?? "";
  const dark = ground === "night";
  return (
    <section
      id={category.slug}
      aria-labelledby={`${category.slug}-title`}
      style={{ scrollMarginTop: `calc(${JUMP_OFFSET_PX}px - 6rem)` }}
      className={`rendered-late grid items-center gap-10 rounded-[2rem] px-4 py-10 sm:p-10 lg:grid-cols-2 lg:gap-12 lg:p-12 xl:gap-16 xl:p-16 ${ground} ${dark ? "on-dark" : ""}`}
    >
      <div>
        <h2 id={`${category.slug}-title`} tabIndex={-1} className="w-fit text-title">
          {category.label}
        </h2>
        <p className={`mt-4 max-w-xl text-lead ${dark ? "text-sky" : "text-slate"}`}>{category.description}</p>
        <TechnologyTiles technologies={category.technologies} />
      </div>
      <Reveal className={position % 2 ? "lg:order-first" : ""}>
        <Picture
          picture={category.image}
          sizes="(min-width: 1384px) 564px, (min-width: 1024px) 42vw, 86vw"
          className="h-auto w-full rounded-card shadow-lift"
        />
      </Reveal>
    </section>
  );
}

import type { TechnologyCategoryFragment } from "@repo/cms-client/generated/graphql";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

type Technology = NonNullable<TechnologyCategoryFragment["technologies"][number]>;

export function TechnologyTiles({ technologies }: { technologies: Technology[] }) {
  return (
    <ul className="mt-8 flex flex-wrap gap-2 sm:gap-3">
      {technologies.map(({ documentId, name, icon }, index) => (
        <Reveal
          key={documentId}
          as="li"
          delay={index * 0.05}
          className={`card flex min-w-0 grow flex-col items-center gap-3 px-1 py-5 text-center text-ink ${inRow(technologies.length)}`}
        >
          <Picture picture={icon} sizes="36px" className="size-9 object-contain" />
          <span className="font-medium text-[0.8125rem] sm:text-sm">{name}</span>
        </Reveal>
      ))}
    </ul>
  );
}

/** Three or four in a row, whichever fills the rows better; tiles grow until the last row is as wide as the others. */
function inRow(count: number): string {
  return count % 3 === 0 || count % 4 === 1 ? "basis-[28%]" : "basis-[40%] sm:basis-[22%]";
}

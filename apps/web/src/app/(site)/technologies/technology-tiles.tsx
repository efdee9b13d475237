import type { TechnologyFragment } from "@repo/cms-client/generated/graphql";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

export function TechnologyTiles({ technologies }: { technologies: TechnologyFragment[] }) {
  return (
    <ul className={`mt-8 grid gap-2 sm:gap-3 ${columns(technologies.length)}`}>
      {technologies.map(({ name, icon }, index) => (
        <Reveal key={name} as="li" delay={index * 0.05} className="technology card">
          <Picture picture={icon} sizes="36px" />
          {name}
        </Reveal>
      ))}
    </ul>
  );
}

/** Three or four columns, whichever leaves fewer gaps in the last row. */
function columns(count: number): string {
  return count % 3 === 0 || count % 4 === 1 ? "grid-cols-3" : "grid-cols-2 sm:grid-cols-4";
}

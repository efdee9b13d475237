import type { TechnologyFragment } from "@/cms/generated/graphql";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

export function TechnologyTiles({ technologies }: { technologies: TechnologyFragment[] }) {
  return (
    <Reveal className="mt-8">
      <ul className={`numbered grid gap-2 sm:gap-3 ${columns(technologies.length)}`}>
        {technologies.map(({ name, icon }) => (
          <li key={name} className="technology card">
            <Picture picture={icon} sizes="36px" />
            {name}
          </li>
        ))}
      </ul>
    </Reveal>
  );
}

/** Returns three or four columns, whichever leaves fewer gaps in the last row. */
function columns(count: number): string {
  return count % 3 === 0 || count % 4 === 1 ? "grid-cols-3" : "grid-cols-2 sm:grid-cols-4";
}

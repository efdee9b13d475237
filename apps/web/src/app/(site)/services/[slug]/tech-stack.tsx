import type { ServiceDetailFragment } from "@repo/cms-client/generated/graphql";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

const MAX_COLUMNS = 8;
const TILE_REM = 8.25;

export function TechStack({ service }: { service: ServiceDetailFragment }) {
  const stack = service.techStack ?? [];
  return (
    <section className="section">
      <div className="container">
        <h2 className="text-center text-title">{service.techStackTitle}</h2>
        <Reveal className="mt-12">
          <ul
            className="mx-auto flex flex-wrap justify-center gap-3 sm:gap-4"
            style={{ maxWidth: evenRowsWidth(stack.length) }}
          >
            {stack.map((item) => (
              <li key={item.id} className="stack-tile card">
                <Picture picture={item.icon} sizes="40px" />
                {item.name}
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}

function evenRowsWidth(tiles: number): string {
  const inRow = Math.ceil(tiles / Math.ceil(tiles / MAX_COLUMNS));
  return `${inRow * TILE_REM + (inRow - 1)}rem`;
}

import type { PictureFragment } from "@/cms/generated/graphql";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

type CaptionedPicture = { id: string; caption?: string | null; image?: PictureFragment | null };

const WHOLE = "(min-width: 1240px) 1176px, 92vw";
const HALF = "(min-width: 1240px) 576px, (min-width: 768px) 46vw, 92vw";

/** Shows two pictures in a row. A picture that would stand alone is as wide as the page. */
export function PictureGrid({ pictures }: { pictures: CaptionedPicture[] | null | undefined }) {
  const count = pictures?.length ?? 0;
  return (
    <ul className="mt-10 grid grid-cols-1 gap-6 first:mt-0 md:grid-cols-2">
      {pictures?.map(({ id, image, caption }, index) => (
        <Reveal key={id} as="li" className="md:last:odd:col-span-2">
          <figure>
            <Picture
              picture={image}
              sizes={index === count - 1 && count % 2 === 1 ? WHOLE : HALF}
              className="h-auto w-full rounded-card border border-line"
            />
            {caption && <figcaption className="mt-3 text-slate text-sm">{caption}</figcaption>}
          </figure>
        </Reveal>
      ))}
    </ul>
  );
}

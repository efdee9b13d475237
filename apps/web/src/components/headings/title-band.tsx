import type { ComponentProps } from "react";
import { Breadcrumb } from "./breadcrumb";

type TitleBandProps = ComponentProps<typeof Breadcrumb> & { isHeading?: boolean };

/** A band below the header. Set `isHeading` to false where the page has its heading further down. */
export function TitleBand({ parent, title, isHeading = true }: TitleBandProps) {
  return (
    <section className="on-dark night">
      <div className={`container pt-28 ${isHeading ? "pb-12 md:pb-16" : "pb-6"}`}>
        <Breadcrumb parent={parent} title={title} />
        {isHeading && (
          <h1 dir="auto" className="mt-8 text-title [overflow-wrap:anywhere]">
            {title}
          </h1>
        )}
      </div>
    </section>
  );
}

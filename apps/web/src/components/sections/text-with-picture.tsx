import type { ReactNode } from "react";
import type { PictureFragment } from "@/cms/generated/graphql";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

type TextWithPictureProps = {
  picture: PictureFragment | null | undefined;
  side?: "left" | "right";
  children: ReactNode;
};

/** Shows text and picture side by side, or on a small screen the picture below the text. */
export function TextWithPicture({ picture, side = "right", children }: TextWithPictureProps) {
  if (!picture) return children;
  const columns = side === "left" ? "lg:grid-cols-[1.05fr_1fr]" : "lg:grid-cols-[1fr_1.05fr]";
  return (
    <div className={`grid items-center gap-12 lg:gap-20 ${columns}`}>
      <div className="min-w-0">{children}</div>
      <Reveal className={side === "left" ? "lg:order-first" : ""}>
        <Picture
          picture={picture}
          sizes="(min-width: 1240px) 580px, (min-width: 1024px) 48vw, 92vw"
          className="h-auto w-full rounded-card shadow-lift"
        />
      </Reveal>
    </div>
  );
}

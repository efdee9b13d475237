import type { PictureFragment } from "@repo/cms-client/generated/graphql";
import Image from "next/image";
import { mediaPath } from "@/lib/media";

type PictureProps = {
  picture: PictureFragment | null | undefined;
  /** As in `<img sizes>`: how wide the picture is shown. */
  sizes: string;
  className?: string;
  /** For the one picture that a visitor sees first. */
  eager?: boolean;
};

/** A picture of the media library in a modern format and the size that is shown; drawings (SVG) as they are. */
export function Picture({ picture, sizes, className, eager = false }: PictureProps) {
  if (!picture) return null;
  const { url, alternativeText, width, height } = picture;
  return (
    <Image
      src={mediaPath(url)}
      alt={alternativeText ?? ""}
      width={width ?? 24}
      height={height ?? 24}
      sizes={sizes}
      quality={70}
      unoptimized={url.endsWith(".svg")}
      preload={eager}
      fetchPriority={eager ? "high" : undefined}
      className={className}
    />
  );
}

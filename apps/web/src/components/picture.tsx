import type { PictureFragment } from "@repo/cms-client/generated/graphql";
import { getImageProps } from "next/image";
import { mediaPath } from "@/lib/media";

type PictureProps = {
  picture: PictureFragment | null | undefined;
  /** As in `<img sizes>`: how wide the picture is shown. */
  sizes: string;
  className?: string;
  /** For the one picture that a visitor sees first. */
  eager?: boolean;
};

/**
 * A picture of the media library in a modern format and the size that is shown; drawings (SVG) as they are. It needs no
 * script in the browser, which is why it is not the component of Next.js.
 */
export function Picture({ picture, sizes, className, eager = false }: PictureProps) {
  if (!picture) return null;
  const { url, alternativeText, width, height } = picture;
  const { props } = getImageProps({
    src: mediaPath(url),
    alt: alternativeText ?? "",
    width: width ?? 24,
    height: height ?? 24,
    sizes,
    quality: 70,
    unoptimized: url.endsWith(".svg"),
    className,
    ...(eager && { loading: "eager", fetchPriority: "high" }),
  });
  // biome-ignore lint/performance/noImgElement: its sources are those of next/image
  return <img {...props} alt={props.alt} />;
}

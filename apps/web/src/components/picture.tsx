import type { PictureFragment } from "@repo/cms-client/generated/graphql";
import { getImageProps } from "next/image";
import { mediaPath } from "@/lib/media";

type PictureProps = {
  picture: PictureFragment | null | undefined;
  sizes: string;
  className?: string;
  /** For the LCP picture only. */
  eager?: boolean;
};

/** `getImageProps` needs no script in the browser, unlike `<Image>`. SVGs are served as they are. */
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

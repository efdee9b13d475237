import type { PictureFragment } from "@repo/cms-client/generated/graphql";
import { mediaPath } from "@repo/rules/media";
import { getImageProps } from "next/image";
import { objectPosition } from "@/lib/focal-point";

type Shown = Omit<PictureFragment, "focalPoint"> & Partial<Pick<PictureFragment, "focalPoint">>;

type PictureProps = {
  picture: Shown | null | undefined;
  sizes: string;
  className?: string;
  /** For the LCP picture only. */
  eager?: boolean;
};

/** `getImageProps` needs no script in the browser, unlike `<Image>`. SVGs are served as they are. */
export function Picture({ picture, sizes, className, eager = false }: PictureProps) {
  if (!picture?.url) return null;
  const position = objectPosition(picture.focalPoint);
  const props = pictureProps(picture, {
    sizes,
    className,
    ...(position && { style: { objectPosition: position } }),
    ...(eager && { loading: "eager", fetchPriority: "high" }),
  });
  // biome-ignore lint/performance/noImgElement: its sources are those of next/image
  return <img {...props} alt={props.alt} />;
}

export function pictureProps(
  { url, alternativeText, width, height }: Shown,
  more: Partial<Parameters<typeof getImageProps>[0]>,
) {
  const { props } = getImageProps({
    src: mediaPath(url),
    alt: alternativeText ?? "",
    width: width ?? 24,
    height: height ?? 24,
    quality: 70,
    unoptimized: url.endsWith(".svg"),
    ...more,
  });
  const { decoding, style, src, srcSet, ...needed } = props;
  const candidates = srcSet ? upTo(props.width, srcSet) : undefined;
  return {
    ...needed,
    style: more.style,
    src: candidates?.at(-1)?.split(" ")[0] ?? src,
    srcSet: candidates?.join(", "),
  };
}

/** Next.js names sizes that the file does not have. */
function upTo(width: number | string | undefined, srcSet: string): string[] {
  const candidates = srcSet.split(", ");
  const wholePicture = candidates.findIndex(
    (candidate) => Number.parseInt(candidate.split(" ")[1] ?? "", 10) >= Number(width),
  );
  return wholePicture === -1 ? candidates : candidates.slice(0, wholePicture + 1);
}

import { mediaPath } from "@repo/contract/page/media";
import type { PictureFragment } from "@/cms/generated/graphql";
import { isScalable, objectPosition } from "@/lib/pictures";
import { ScaledPicture } from "./scaled-picture";

type Shown = Omit<PictureFragment, "focalPoint"> & Partial<Pick<PictureFragment, "focalPoint">>;

type PictureProps = {
  picture: Shown | null | undefined;
  sizes: string;
  className?: string;
  /** Set this for the LCP picture only. */
  eager?: boolean;
};

export function Picture({ picture, sizes, className, eager }: PictureProps) {
  if (!picture?.url) return null;
  const path = mediaPath(picture.url);
  const size = { width: picture.width ?? 24, height: picture.height ?? 24 };
  const alt = picture.alternativeText ?? "";
  const position = objectPosition(picture.focalPoint);
  const style = position ? { style: { objectPosition: position } } : undefined;
  if (!isScalable(path, size.width, size.height)) {
    // biome-ignore lint/performance/noImgElement: it is not scaled
    return <img src={path} alt={alt} {...size} {...style} {...(className && { className })} loading="lazy" />;
  }
  return (
    <ScaledPicture
      path={path}
      alt={alt}
      {...size}
      sizes={sizes}
      className={className}
      {...style}
      {...(eager && { eager })}
    />
  );
}

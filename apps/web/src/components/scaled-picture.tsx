"use client";

import type { CSSProperties } from "react";
import { pictureSources } from "@/lib/picture-sources";

type ScaledPictureProps = {
  path: string;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  className?: string;
  style?: CSSProperties;
  eager?: boolean;
};

/** A client component, so that the page's data has only its props, and doesn't repeat all sources. */
export function ScaledPicture({ path, eager, ...props }: ScaledPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: <Image> needs more script, and names sizes that the file does not have
    <img
      {...props}
      {...pictureSources(path, props.width, props.sizes)}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      alt={props.alt}
    />
  );
}

import { company } from "@repo/brand";
import { coloredUrl } from "@repo/contract/page/media";
import type { ComponentProps } from "react";
import { Picture } from "./picture";

/** A drawing's `currentColor` is the company's primary colour. */
export function IconPicture({ picture, ...others }: ComponentProps<typeof Picture>) {
  return (
    <Picture picture={picture && { ...picture, url: coloredUrl(picture.url, company().colors.primary) }} {...others} />
  );
}

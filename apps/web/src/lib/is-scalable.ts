import { PICTURE_MAX_PIXELS } from "@repo/contract/page/media";

/** Drawings, what may move, and what was uploaded before there was a limit are shown as they are. */
export function isScalable(path: string, width: number, height: number): boolean {
  return !/\.(?:svg|gif)$/i.test(path) && width * height <= PICTURE_MAX_PIXELS;
}

import { PICTURE_MAX_PIXELS } from "@repo/contract/page/media";

/** Drawings, what may move, and what was uploaded before there was a limit are shown as they are. */
export function isScalable(path: string, width: number, height: number): boolean {
  return !/\.(?:svg|gif)$/i.test(path) && width * height <= PICTURE_MAX_PIXELS;
}

/** CSS object-position of a cropped picture's focal point; undefined for the centre. */
export function objectPosition(focalPoint: unknown): string | undefined {
  const { x, y } = (focalPoint ?? {}) as { x?: unknown; y?: unknown };
  if (typeof x !== "number" || typeof y !== "number" || (x === 50 && y === 50)) return undefined;
  return `${x}% ${y}%`;
}

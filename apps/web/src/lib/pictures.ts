import { STORED_MAX_PIXELS } from "@repo/contract/page/media";

/** Drawings, GIFs, and pictures that the CMS could not make smaller are not scaled. */
export function isScalable(path: string, width: number, height: number): boolean {
  return !/\.(?:svg|gif)$/i.test(path) && width * height <= STORED_MAX_PIXELS;
}

/** Returns the CSS object-position for a focal point, or undefined for the centre. */
export function objectPosition(focalPoint: unknown): string | undefined {
  const { x, y } = (focalPoint ?? {}) as { x?: unknown; y?: unknown };
  if (typeof x !== "number" || typeof y !== "number" || (x === 50 && y === 50)) return undefined;
  return `${x}% ${y}%`;
}

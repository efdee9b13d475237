import { PICTURE_MAX_PIXELS } from "@repo/contract/page/media";
import { PICTURE_WIDTHS } from "#runtime/addresses";

const MIN_FLUID_WIDTH = 256;

/** `path` is that of `mediaPath`; next.config.ts knows the addresses. The last source is the whole picture, or the largest. */
export function pictureSources(path: string, width: number, sizes: string): { src: string; srcSet: string } {
  const least = sizes.includes("vw") ? MIN_FLUID_WIDTH : 0;
  const whole = PICTURE_WIDTHS.find((each) => each >= width) ?? Number.POSITIVE_INFINITY;
  const widths = PICTURE_WIDTHS.filter((each) => each >= Math.min(least, whole) && each <= whole);
  const scaled = (each: number) => path.replace(/(?=[^/]+$)/, `${each}/`);
  return {
    src: scaled(widths.at(-1) ?? width),
    srcSet: widths.map((each) => `${scaled(each)} ${each}w`).join(", "),
  };
}

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

import { PICTURE_WIDTHS } from "#server/pictures/widths";

const MIN_FLUID_WIDTH = 256;

/** `path` comes from `mediaPath`. The last source is the whole picture, or the largest that next.config.ts serves. */
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

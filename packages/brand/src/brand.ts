import { paletteOf } from "./palette.ts";
import { sample } from "./sample.ts";

export type * from "./company.ts";
export * from "./current.ts";

export const LOCALE = sample.locale;
export const TIME_ZONE = sample.timeZone;
export const colors = paletteOf(sample.colors);
export const TEXT_FONT = "Inter";

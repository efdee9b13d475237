import { clampChroma, converter, formatHex, wcagContrast } from "culori";
import { company } from "./index.ts";
import type { GivenColors, Palette } from "./roles.ts";

const oklch = converter("oklch");

let kept: { given: GivenColors; palette: Palette } | undefined;

export function companyPalette(): Palette {
  const { colors } = company();
  if (kept?.given !== colors) kept = { given: colors, palette: paletteOf(colors) };
  return kept.palette;
}

/** Derives all other colours from two, in the lightness that their pairs need. */
export function paletteOf(given: GivenColors): Palette {
  const shade = (of: string, lightness: number, chroma: number) => {
    const { h = 0, c } = oklch(of) ?? { c: 0 };
    return hex(lightness, Math.min(c, chroma), h);
  };
  const { primary, accent } = given;
  const mist = given.mist ?? shade(primary, 0.978, 0.008);
  const sand = given.sand ?? shade(accent, 0.978, 0.014);
  const sky = given.sky ?? shade(primary, 0.93, 0.03);
  const secondary = given.secondary ?? shade(primary, 0.74, 0.13);
  return {
    primary,
    primaryDark: given.primaryDark ?? darkened(primary, [sky, sand, mist], 5.5),
    primaryNight: given.primaryNight ?? shade(primary, 0.33, 0.075),
    secondary,
    secondaryDark: given.secondaryDark ?? darkened(secondary, [mist, "#ffffff"], 4.6),
    accent,
    accentLight: given.accentLight ?? shade(accent, 0.82, 0.1),
    accentDark: given.accentDark ?? darkened(accent, [sand], 4.8),
    ink: given.ink ?? shade(primary, 0.22, 0.04),
    slate: given.slate ?? darkened(shade(primary, 0.48, 0.03), [sky, mist, sand], 4.8),
    line: given.line ?? shade(primary, 0.92, 0.015),
    field: given.field ?? darkened(shade(primary, 0.62, 0.025), [mist, "#ffffff"], 3.2),
    mist,
    sand,
    sky,
  };
}

function darkened(color: string, grounds: string[], ratio: number): string {
  const { l, c, h = 0 } = oklch(color) ?? { l: 0, c: 0 };
  for (let lightness = l; lightness > 0; lightness -= 0.01) {
    const candidate = hex(lightness, c, h);
    if (grounds.every((ground) => wcagContrast(candidate, ground) >= ratio)) return candidate;
  }
  return "#000000";
}

/** Lowers the chroma to what screens can show. */
export const hex = (l: number, c: number, h: number) => formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { paletteOf } from "@repo/brand/palette";
import { readBrand } from "@repo/brand/read";
import { clampChroma, converter, formatHex } from "culori";

const folder = process.env.PICTURES_BRAND ?? fileURLToPath(new URL("../../packages/brand/firm", import.meta.url));
const { brand, mark } = await readBrand(folder);
const palette = paletteOf(brand.colors);

export const firm = brand;
export const firmMark = readFileSync(mark, "utf8");

const DRAWN = {
  primary: "#1375b6",
  accent: "#ee7236",
  primaryDark: "#0f5c90",
  accentDark: "#b4460c",
  secondary: "#00afef",
  ink: "#0b1b2b",
};

/** These blues are water, which keeps its colour. */
const WATER = new Set(["#a9ddf6", "#5fb6e6"]);

const oklch = converter("oklch");
const partsOf = (color: string) => ({ h: 0, ...(oklch(color) ?? { l: 0, c: 0 }) });
const isOwn = Object.entries(DRAWN).every(([role, color]) => palette[role as keyof typeof DRAWN] === color);
const exact = new Map(Object.entries(DRAWN).map(([role, color]) => [color, palette[role as keyof typeof DRAWN]]));

/** Turns a scene's blues to the firm's first colour and its oranges to the accent. Skin, greens and greys stay. */
export function recolored(html: string): string {
  if (isOwn) return html;
  return html
    .replace(/(?<!url\(|href=")#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b/g, turned)
    .replace(/rgba\((\d+),(\d+),(\d+),([\d.]+)\)/g, (_, r, g, b, alpha) => {
      const channels = [r, g, b].map((channel) => Number(channel).toString(16).padStart(2, "0"));
      const parts = /^#(..)(..)(..)$/.exec(turned(`#${channels.join("")}`))?.slice(1) ?? [];
      return `rgba(${parts.map((part) => Number.parseInt(part, 16)).join(",")},${alpha})`;
    });
}

function turned(color: string): string {
  const known = exact.get(color.toLowerCase());
  if (known) return known;
  if (WATER.has(color)) return color;
  const { l, c, h } = partsOf(color);
  const isBlue = h > 190 && h < 275 && c > 0.004;
  const isOrange = h > 25 && h < 68 && (c > 0.13 || (l > 0.85 && c > 0.01));
  if (!isBlue && !isOrange) return color;
  const role = isBlue ? "primary" : "accent";
  const [from, to] = [partsOf(DRAWN[role]), partsOf(palette[role])];
  return formatHex(
    clampChroma({ mode: "oklch", l, c: c * Math.min(1.2, to.c / from.c), h: h + to.h - from.h }, "oklch"),
  );
}

import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fromBuffer } from "@capsizecss/unpack";
import type { Brand } from "@repo/brand/schema";
import subsetFont from "subset-font";
import { BrandError } from "./read.ts";

/** Headings have one weight, because a font with only that one is half the size. Cards are set in a lighter one. */
const WEIGHTS = { text: { min: 400, max: 700 }, display: 650, cards: 600 };
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;
/** Titles of cards may have more letters. Letters that the brand's font lacks come from the site's card-fonts.ts. */
const CARD_RANGES = [
  [0x20, 0x24f],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
  [0x20b9, 0x20b9],
  [0x2122, 0x2122],
] as const;

const OWN = { text: "inter", display: "sora" };

/** Ratios to Liberation Sans (within 0.1 % of Roboto) and DejaVu Sans: Inter's over its letters, Sora's in headings. */
const WIDER = {
  text: { perLiberation: 1.0789, perDejaVu: 0.9421 },
  display: { perLiberation: 1.1538, perDejaVu: 1.0327 },
};

type Overrides = Record<"ascent-override" | "descent-override" | "line-gap-override" | "size-adjust", number>;
type StandIn = { standIn: Overrides; wideStandIn: Overrides };
export type StandIns = Record<keyof typeof OWN, StandIn>;

export async function drawFonts({ fonts }: Brand, folder: string) {
  const text = await source("text", fonts?.text, folder);
  const display = await source("display", fonts?.display, folder);
  const files = new Map([
    ["apps/web/src/app/fonts/text.woff2", await subset(text, RANGES, "woff2", WEIGHTS.text)],
    ["apps/web/src/app/fonts/display.woff2", await subset(display, RANGES, "woff2", WEIGHTS.display)],
  ]);
  if (fonts) files.set("packages/brand/fonts/cards.woff", await subset(display, CARD_RANGES, "woff", WEIGHTS.cards));
  return { files, standIns: { text: await standInFor("text", text), display: await standInFor("display", display) } };
}

const packaged = (family: string) =>
  readFile(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)),
  );

async function source(use: keyof typeof OWN, given: { file: string } | undefined, folder: string): Promise<Buffer> {
  if (!given) return packaged(OWN[use]);
  const wrong = (what: string) => new BrandError([`brand.json: fonts.${use}.file: ${given.file} ${what}.`]);
  const font = await readFile(path.join(folder, given.file)).catch(() => {
    throw wrong("is missing");
  });
  await fromBuffer(font).catch(() => {
    throw wrong("is not a font");
  });
  return font;
}

type Weight = number | { min: number; max: number };

async function subset(
  font: Buffer,
  ranges: readonly (readonly [number, number])[],
  targetFormat: "woff2" | "woff",
  wght: Weight,
): Promise<Buffer> {
  const characters = ranges
    .map(([first, last]) =>
      String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
    )
    .join("");
  const whole = () => subsetFont(font, characters, { targetFormat });
  return subsetFont(font, characters, { targetFormat, variationAxes: { wght } }).catch(whole);
}

async function standInFor(use: keyof typeof OWN, font: Buffer): Promise<StandIn> {
  const [given, own] = await Promise.all([fromBuffer(font), fromBuffer(await packaged(OWN[use]))]);
  const wider = given.xWidthAvg / given.unitsPerEm / (own.xWidthAvg / own.unitsPerEm);
  const overrides = (size: number): Overrides => ({
    "ascent-override": given.ascent / given.unitsPerEm / size,
    "descent-override": Math.abs(given.descent) / given.unitsPerEm / size,
    "line-gap-override": given.lineGap / given.unitsPerEm,
    "size-adjust": size,
  });
  return { standIn: overrides(wider * WIDER[use].perLiberation), wideStandIn: overrides(wider * WIDER[use].perDejaVu) };
}

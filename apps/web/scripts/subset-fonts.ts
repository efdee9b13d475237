/** `pnpm --filter web fonts`: subsets the fonts to the characters and weights in use. Run it after updating them. */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** Headings have one weight: a font with only that one is half the size. */
const WEIGHTS = { inter: { min: 400, max: 700 }, sora: 650 };
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

const characters = RANGES.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
).join("");

for (const [family, wght] of Object.entries(WEIGHTS)) {
  const source = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const font = await readFile(fileURLToPath(import.meta.resolve(source)));
  const subset = await subsetFont(font, characters, { targetFormat: "woff2", variationAxes: { wght } });
  await writeFile(new URL(`../src/app/fonts/${family}.woff2`, import.meta.url), subset);
  console.log(`${family}: ${font.length} bytes, now ${subset.length}`);
}

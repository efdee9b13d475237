import { readFile } from "node:fs/promises";
import path from "node:path";
import { drawFonts } from "./fonts.ts";
import { colorIcons, drawIcons } from "./icons.ts";
import { type ReadBrand, readBrand } from "./read.ts";
import { brandCss, brandModule, envExample } from "./render.ts";

const FIRM = "packages/brand/firm";

export type Prepared = ReadBrand & { files: Map<string, Buffer> };

export async function prepare(folder: string, root: string): Promise<Prepared> {
  const read = await readBrand(folder);
  const { brand, palette, mark, json } = read;
  const { files: fonts, standIns } = await drawFonts(brand, folder);
  const example = await readFile(path.join(root, ".env.example"), "utf8");
  const files = new Map<string, Buffer>([
    [`${FIRM}/brand.json`, Buffer.from(json)],
    [`${FIRM}/mark.svg`, Buffer.from(mark)],
    ["packages/brand/src/brand.ts", Buffer.from(brandModule(brand, palette))],
    ["packages/brand/src/brand.css", Buffer.from(brandCss(palette, standIns))],
    [".env.example", Buffer.from(envExample(example, brand))],
    ...fonts,
    ...(await drawIcons(mark)),
    ...(await colorIcons(palette.primary, root)),
  ]);
  for (const { file } of Object.values(brand.fonts ?? {})) {
    files.set(`${FIRM}/${file}`, await readFile(path.join(folder, file)));
  }
  return { ...read, files };
}

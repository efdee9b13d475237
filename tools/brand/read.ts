import { readFile } from "node:fs/promises";
import path from "node:path";
import { contrastErrors } from "@repo/brand/contrast";
import { paletteOf } from "@repo/brand/palette";
import type { Palette } from "@repo/brand/roles";
import { type Brand, brandSchema } from "@repo/brand/schema";
import sharp from "sharp";

export type ReadBrand = { folder: string; json: string; brand: Brand; palette: Palette; mark: string };

/** A mistake in the firm's folder that its owner can correct, in one line each. */
export class BrandError extends Error {
  constructor(lines: string[]) {
    super(lines.join("\n"));
    this.name = "BrandError";
  }
}

/** @throws {BrandError} */
export async function readBrand(folder: string): Promise<ReadBrand> {
  const json = await readText(folder, "brand.json");
  const parsed = brandSchema.safeParse(parseJson(json));
  if (!parsed.success) {
    throw new BrandError(
      parsed.error.issues.map(({ path, message, code, ...issue }) => {
        const field = path.map(String).join(".");
        if (code === "unrecognized_keys" && "keys" in issue)
          return `brand.json: ${[field, String(issue.keys)].filter(Boolean).join(".")} is not known.`;
        return `brand.json: ${field || "the file"}: ${message.replace(/\.$/, "")}.`;
      }),
    );
  }
  const brand = parsed.data;
  const palette = paletteOf(brand.colors);
  const errors = contrastErrors(palette).map((error) => `brand.json: ${error}`);
  if (errors.length > 0) throw new BrandError(errors);

  const mark = await readText(folder, "mark.svg");
  await checkMark(mark);
  return { folder, json, brand, palette, mark };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrandError([`brand.json: ${(error as Error).message}.`]);
  }
}

async function readText(folder: string, file: string): Promise<string> {
  return readFile(path.join(folder, file), "utf8").catch(() => {
    throw new BrandError([`${file} is missing in ${folder}.`]);
  });
}

async function checkMark(svg: string): Promise<void> {
  const wrong = (what: string) => new BrandError([`mark.svg: ${what}.`]);
  if (/<script|\son\w+\s*=|<foreignObject|<!ENTITY/i.test(svg)) throw wrong("must have no scripts");
  if (/(href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/i.test(svg)) throw wrong("must load nothing");
  if (/<text\b/i.test(svg)) throw wrong("must have paths instead of <text>: the font is not there everywhere");
  const [, , , width, height] = /viewBox="\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+?)\s*"/.exec(svg) ?? [];
  if (!width || width !== height) throw wrong("must have a square viewBox");
  await sharp(Buffer.from(svg))
    .png()
    .toBuffer()
    .catch(() => {
      throw wrong("can't be drawn");
    });
}

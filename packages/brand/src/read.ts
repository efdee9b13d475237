import { readFile } from "node:fs/promises";
import path from "node:path";
import { colorMessage, colorProblems } from "./nearest.ts";
import { type Brand, brandSchema } from "./schema.ts";

/** `mark` and the fonts are paths. */
export type ReadBrand = { brand: Brand; mark: string; fonts: { text?: string; display?: string } };

const MARKS = ["mark.svg", "mark.png"];
const PNG = "\x89PNG";
const WOFF2 = "wOF2";

/** A mistake in the firm's folder that its owner can correct, in one line each. */
export class BrandError extends Error {
  constructor(lines: string[]) {
    super(lines.join("\n"));
    this.name = "BrandError";
  }
}

/** @throws {BrandError} */
export async function readBrand(folder: string): Promise<ReadBrand> {
  const brand = parsed(await read(folder, "brand.json"));
  const errors = colorProblems(brand.colors).map((each) => `brand.json: colors.${each.role}: ${colorMessage(each)}`);
  if (errors.length > 0) throw new BrandError(errors);
  return { brand, mark: await markIn(folder), fonts: await fontsIn(folder, brand) };
}

function parsed(json: Buffer): Brand {
  const { success, data, error } = brandSchema.safeParse(parseJson(`${json}`));
  if (success) return data;
  throw new BrandError(
    error.issues.map(({ path, message, code, ...issue }) => {
      const field = path.map(String).join(".");
      if (code === "unrecognized_keys" && "keys" in issue)
        return `brand.json: ${[field, String(issue.keys)].filter(Boolean).join(".")} is not known.`;
      return `brand.json: ${field || "the file"}: ${message.replace(/\.$/, "")}.`;
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrandError([`brand.json: ${(error as Error).message}.`]);
  }
}

async function read(folder: string, file: string, of = ""): Promise<Buffer> {
  return readFile(path.join(folder, file)).catch(() => {
    throw new BrandError([`${of}${file} is missing in ${folder}.`]);
  });
}

async function markIn(folder: string): Promise<string> {
  for (const file of MARKS) {
    const content = await readFile(path.join(folder, file)).catch(() => undefined);
    if (!content) continue;
    const fault = file.endsWith(".svg") ? faultOfSvg(`${content}`) : faultOfPng(content);
    if (fault) throw new BrandError([`${file}: ${fault}.`]);
    return path.join(folder, file);
  }
  throw new BrandError([`${MARKS.join(" or ")} is missing in ${folder}.`]);
}

function faultOfSvg(svg: string): string | undefined {
  if (/<script|\son\w+\s*=|<foreignObject|<!ENTITY/i.test(svg)) return "must have no scripts";
  if (/(href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/i.test(svg)) return "must load nothing";
  if (/<text\b/i.test(svg)) return "must have paths instead of <text>: the font is not there everywhere";
  const [, box = ""] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const [, , width, height] = box.trim().split(/\s+/);
  return width && width === height ? undefined : "must have a square viewBox";
}

function faultOfPng(png: Buffer): string | undefined {
  if (png.length < 24 || png.toString("latin1", 0, 4) !== PNG) return "can't be read as PNG";
  return png.readUInt32BE(16) === png.readUInt32BE(20) ? undefined : "must be square";
}

async function fontsIn(folder: string, { fonts = {} }: Brand): Promise<ReadBrand["fonts"]> {
  const paths: ReadBrand["fonts"] = {};
  for (const use of ["text", "display"] as const) {
    const { file } = fonts[use] ?? {};
    if (!file) continue;
    const content = await read(folder, file, `brand.json: fonts.${use}.file: `);
    if (content.toString("latin1", 0, 4) !== WOFF2) throw new BrandError([`${file}: can't be read as woff2.`]);
    paths[use] = path.join(folder, file);
  }
  return paths;
}

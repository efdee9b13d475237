import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../../ops/command.ts";
import { paletteOf } from "../../packages/brand/src/palette.ts";
import { readBrand } from "../../packages/brand/src/read.ts";
import type { Leftover } from "./leftovers.ts";

const sharp: typeof import("sharp") = createRequire(path.join(root, "apps/web/package.json"))("sharp");

/** Finds the firm's two colours in a picture. */
export type Paint = (where: string, picture: Buffer) => Promise<Leftover[]>;

const SIDE = 200;
/** JPEG is lossy. */
const TOLERANCE = 6;
const SHARE = 0.002;

export async function paintOf(folder: string): Promise<Paint> {
  const { primary, accent } = paletteOf((await readBrand(folder)).brand.colors);
  return async (where, picture) => {
    const { data } = await sharp(picture)
      .resize(SIDE, SIDE, { kernel: "nearest", fit: "fill" })
      .flatten({ background: "#fff" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [primary, accent].flatMap((color) => {
      const wanted = (color.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
      let count = 0;
      for (let at = 0; at < data.length; at += 3) {
        if (wanted.every((channel, index) => Math.abs((data[at + index] ?? 0) - channel) <= TOLERANCE)) count++;
      }
      return count > SIDE * SIDE * SHARE ? [{ where, found: `${count} pixels are ${color}` }] : [];
    });
  };
}

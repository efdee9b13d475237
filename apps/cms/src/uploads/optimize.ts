import { writeFile } from "node:fs/promises";
import path from "node:path";
import { MEDIA_TYPES } from "@repo/rules/media";
import sharp from "sharp";
import { harmless } from "./check-media";
import type { Drawing, Drawn } from "./draw";
import { type PictureFile, stored } from "./draw-apart";

type Draw = (task: Drawing, content: Buffer, target: string) => Promise<Drawn | undefined>;

/**
 * In place of Strapi's `optimize`: the picture is stored upright, and without what a camera wrote into it, such as the
 * place. A picture without such data stays as it is when drawing it takes too much, makes it larger, or is switched off.
 * @throws {ValidationError} when the data can't be taken out.
 */
export async function optimize(draw: Draw, content: Buffer, file: PictureFile, isSwitchedOn: boolean) {
  const { width, height, exif, xmp, iptc } = await sharp(content).metadata();
  const written = [exif, xmp, iptc].filter((data) => data !== undefined);
  const isAvif = file.mime === MEDIA_TYPES.avif;
  if (written.length === 0 && (isAvif || !isSwitchedOn)) return file;

  const target = path.join(file.tmpWorkingDirectory, `optimized-${file.hash}`);
  if (isAvif) {
    await writeFile(target, blanked(content, written));
    return { ...file, ...stored(target, { width, height, size: content.length }) };
  }
  const drawn = await draw(isSwitchedOn ? "optimize" : "preserve", content, target);
  if (drawn && (written.length > 0 || drawn.size <= content.length)) return { ...file, ...stored(target, drawn) };
  if (written.length === 0) return file;
  throw harmless(`${file.name} takes too much memory to be stored without its metadata. Save it with fewer pixels.`);
}

/** Encoding an AVIF takes too much, and what turns it isn't in these data. */
function blanked(content: Buffer, written: Buffer[]): Buffer {
  const blank = Buffer.from(content);
  for (const data of written) {
    const at = blank.indexOf(data);
    if (at >= 0) blank.fill(0, at, at + data.length);
  }
  return blank;
}

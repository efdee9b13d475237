import { writeFile } from "node:fs/promises";
import path from "node:path";
import { MEDIA_TYPES, STORED_MAX_SIDE } from "@repo/contract/page/media";
import sharp from "sharp";
import { harmless } from "./check-media";
import type { Drawing, Drawn } from "./draw";
import { type PictureFile, stored } from "./draw-apart";

const EXIF = "Exif\0\0";

type Draw = (task: Drawing, content: Buffer, target: string) => Promise<Drawn | undefined>;

/** Replaces Strapi's step, and removes what a camera wrote. @throws {ValidationError} if what must be drawn can't be */
export async function optimize(draw: Draw, content: Buffer, file: PictureFile, isSwitchedOn: boolean) {
  const { width, height, exif, xmp, iptc } = await sharp(content).metadata();
  const written = [exif, xmp, iptc].filter((data) => data !== undefined);
  const isAvif = file.mime === MEDIA_TYPES.avif;
  const mustBeDrawn = written.length > 0 || (!isAvif && Math.max(width, height) > STORED_MAX_SIDE);
  if (!mustBeDrawn && (isAvif || file.mime === MEDIA_TYPES.gif || !isSwitchedOn)) return file;

  const target = path.join(file.tmpWorkingDirectory, `optimized-${file.hash}`);
  if (isAvif) {
    await writeFile(target, blanked(content, file.name, written));
    return { ...file, ...stored(target, { width, height, size: content.length }) };
  }
  const drawn = await draw(isSwitchedOn ? "optimize" : "preserve", content, target);
  if (drawn && (mustBeDrawn || drawn.size <= content.length)) return { ...file, ...stored(target, drawn) };
  if (!mustBeDrawn) return file;
  throw refused(file.name);
}

/** Overwrites the camera's data in place: encoding an AVIF takes too much, and what turns it isn't in these data. */
function blanked(content: Buffer, name: string, written: Buffer[]): Buffer {
  const blank = Buffer.from(content);
  for (const data of written) {
    const raw = data.toString("latin1", 0, EXIF.length) === EXIF ? data.subarray(EXIF.length) : data;
    const at = blank.indexOf(raw);
    if (at < 0) throw refused(name);
    blank.fill(0, at, at + raw.length);
  }
  return blank;
}

const refused = (name: string) =>
  harmless(`${name} can't be drawn again. Save it with fewer pixels, and without the place and time in it.`);

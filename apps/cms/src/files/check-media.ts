import { AVIF_MAX_PIXELS, MEDIA_TYPES, mediaType, PICTURE_MAX_PIXELS, tooManyPixels } from "@repo/contract/page/media";
import { errors } from "@strapi/utils";
import { fileTypeFromBuffer } from "file-type";
import sharp, { type Metadata } from "sharp";
import { checkSvg } from "./check-svg";
import { compressedTextBytes } from "./compressed-text";
import { countFrames } from "./count-frames";

const DRAWING = MEDIA_TYPES.svg;
const SVG_MAX_MB = 1;
const MAX_FRAMES = 2_000;
const MAX_COMPRESSED_KB = 32;
const ADMITTED = Object.keys(MEDIA_TYPES)
  .map((extension) => `.${extension}`)
  .join(", ");
const MAX_NAME_LENGTH = 100;

/** sharp's names of formats. AVIF is one of HEIF's codecs. */
const FORMATS: Record<string, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  heif: "image/avif",
};
const DECODED = Object.values(FORMATS);
const SAME: Record<string, string> = {
  "image/jpg": "image/jpeg",
  "image/pjpeg": "image/jpeg",
  "image/x-png": "image/png",
};
const UNDECLARED = ["", "application/octet-stream"];

/** Reads headers only, and decodes nothing. @returns the media type. @throws {ValidationError} */
export async function checkMedia(content: Buffer, fileName: string, declared = ""): Promise<string> {
  const name = fileName.length > MAX_NAME_LENGTH ? `${fileName.slice(0, MAX_NAME_LENGTH)}…` : fileName;
  const expected = fileName.includes(".") ? mediaType(fileName) : await contentType(content, declared);
  if (!expected) throw refused(`${name} has none of the types that the media library accepts: ${ADMITTED}.`);

  const found = await contentType(content, expected);
  if (found !== expected) {
    const message = `${name} is not ${expected} by its content${found ? `, which is ${found}` : ""}.`;
    if (!found || expected === DRAWING || !DECODED.includes(found)) throw refused(message);
    await countPixels(content, name, found);
    throw harmless(message);
  }
  const type = declared.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!UNDECLARED.includes(type) && (SAME[type] ?? type) !== expected) {
    throw refused(`${name} was declared as ${type.slice(0, MAX_NAME_LENGTH)}, but is ${expected}.`);
  }

  if (expected === DRAWING) await checkSvgFile(content, name);
  else refusePixels(await countPixels(content, name, expected), name, expected);
  return expected;
}

/** SVG has no signature: trust the declared type until the file is parsed. */
async function contentType(content: Buffer, expected: string): Promise<string | undefined> {
  const found = (await fileTypeFromBuffer(new Uint8Array(content.subarray(0, 4100))))?.mime;
  return expected === DRAWING && (!found || found === "application/xml") ? DRAWING : found;
}

async function checkSvgFile(content: Buffer, name: string): Promise<void> {
  if (content.length > SVG_MAX_MB * 1024 ** 2) {
    throw harmless(`${name} is a drawing (SVG) of more than ${SVG_MAX_MB} MB.`);
  }
  const { width, height, embedded } = checkSvg(content, name);
  let pixels = width * height;
  for (const picture of embedded) {
    pixels += await countPixels(picture, `A picture in ${name}`, (await contentType(picture, "")) ?? "");
  }
  refusePixels(pixels, name, DRAWING);
}

async function countPixels(content: Buffer, name: string, type: string): Promise<number> {
  const frames = countFrames(content, type, MAX_FRAMES);
  if (frames > MAX_FRAMES) throw harmless(`${name} has more than ${MAX_FRAMES} frames.`);
  if (type === MEDIA_TYPES.png && compressedTextBytes(content) > MAX_COMPRESSED_KB * 1024) {
    throw harmless(`${name} has more than ${MAX_COMPRESSED_KB} KB of compressed text beside the picture.`);
  }
  const header = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header || FORMATS[header.format] !== type) throw refused(`${name} can't be read as a picture.`);
  return pixelsIn(header, frames);
}

/** Returns the pixels of all frames together, from the header of a picture that has been checked. */
export async function pixelsOf(content: Buffer): Promise<number> {
  return pixelsIn(await sharp(content, { limitInputPixels: false }).metadata());
}

function pixelsIn({ width, height, pageHeight = height, pages = 1 }: Metadata, frames = 1): number {
  return width * pageHeight * Math.max(pages, frames);
}

function refusePixels(pixels: number, name: string, type: string): void {
  const most = type === MEDIA_TYPES.avif ? AVIF_MAX_PIXELS : PICTURE_MAX_PIXELS;
  if (pixels > most) throw harmless(tooManyPixels(name, pixels, most));
}

const HARMLESS = { harmless: true };

const refused = (message: string) => new errors.ValidationError(message);
/** Makes the error for a file that is well meant, and that the editor can mend. */
export const harmless = (message: string) => new errors.ValidationError(message, HARMLESS);

export const isHarmless = (error: unknown) => (error as { details?: unknown }).details === HARMLESS;

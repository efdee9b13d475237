import { AVIF_MAX_PIXELS, MEDIA_TYPES, mediaType, PICTURE_MAX_PIXELS, tooManyPixels } from "@repo/contract/page/media";
import { errors } from "@strapi/utils";
import sharp, { type Metadata } from "sharp";
import { readSvgSize } from "./svg-size";

const SVG_MAX_MB = 1;
const SVG_WAY_OUT = "Export it as plain SVG in UTF-8, without embedded pictures and editing data, or as PNG.";

/** sharp's names of formats. AVIF is one of HEIF's codecs. */
const FORMATS: Record<string, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  heif: "image/avif",
};

/** Strapi has read `type` from the content. Pixels are counted by the header. @throws {ValidationError} */
export async function checkMedia(content: Buffer, name: string, type: string): Promise<void> {
  if (name.includes(".") && mediaType(name) !== type) throw refused(`${name} is not named like ${type}, which it is.`);
  if (type === MEDIA_TYPES.svg) {
    if (content.length > SVG_MAX_MB * 1024 ** 2) {
      throw harmless(`${name} is a drawing (SVG) of more than ${SVG_MAX_MB} MB. ${SVG_WAY_OUT}`);
    }
    if (!readSvgSize(content)) throw refused(`${name} can't be read as SVG. ${SVG_WAY_OUT}`);
    return;
  }
  if (type === MEDIA_TYPES.woff2) {
    if (content.toString("latin1", 0, 4) !== "wOF2") throw refused(`${name} can't be read as ${type}.`);
    return;
  }
  const header = await headerOf(content).catch(() => undefined);
  if (!header || FORMATS[header.format] !== type) throw refused(`${name} can't be read as ${type}.`);
  const most = type === MEDIA_TYPES.avif ? AVIF_MAX_PIXELS : PICTURE_MAX_PIXELS;
  if (pixelsIn(header) > most) throw harmless(tooManyPixels(name, pixelsIn(header), most));
}

export async function pixelsOf(content: Buffer): Promise<number> {
  return pixelsIn(await headerOf(content));
}

const headerOf = (content: Buffer) => sharp(content, { limitInputPixels: false }).metadata();

const pixelsIn = ({ width, height, pageHeight = height, pages = 1 }: Metadata) => width * pageHeight * pages;

const HARMLESS = { harmless: true };

const refused = (message: string) => new errors.ValidationError(message);
/** Makes the error for a file that is well meant, and that the editor can mend. */
export const harmless = (message: string) => new errors.ValidationError(message, HARMLESS);

export const isHarmless = (error: unknown) => (error as { details?: unknown }).details === HARMLESS;

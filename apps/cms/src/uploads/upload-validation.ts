import { readFile } from "node:fs/promises";
import { MEDIA_TYPES, mediaType } from "@repo/rules/media";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import pLimit from "p-limit";
import sharp from "sharp";
import { checkMedia } from "./check-media";
import { readSvgSize } from "./svg-size";

type IncomingFile = {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
};
type StoredFile = { name: string; mime: string; filepath: string };
type Upload = { data: object; files: IncomingFile | IncomingFile[] };
type Replacement = { data: object; file: IncomingFile };

/** A picture of 40 megapixels takes half a gigabyte. */
const DECODING_CONCURRENCY = 1;

const READERS = ["Jpeg", "Png", "Nsgif", "Webp", "Heif"].map((name) => `VipsForeignLoad${name}`);

/** Every upload to the media library passes here: from the panel, the dashboard, the seed and server code. */
export function registerUploadValidation(strapi: Core.Strapi): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: READERS });

  const service = strapi.plugin("upload").service("upload");
  const { upload, replace } = service;

  service.upload = async (request: Upload, options?: object) => {
    for (const file of [request.files].flat()) await check(file);
    return upload(request, options);
  };
  service.replace = async (id: number, request: Replacement, options?: object) => {
    const type = await check(request.file);
    const old = await service.findOne(id);
    if (old && mediaType(old.ext) !== type) {
      throw new errors.ValidationError(`${old.name} can't be replaced by ${type}: upload that as a new picture.`);
    }
    return replace(id, request, options);
  };
  boundWork(strapi);
}

async function check(file: IncomingFile): Promise<string> {
  const name = file.originalFilename ?? "";
  const type = await checkMedia(await readFile(file.filepath), name, file.mimetype ?? "");
  return Object.assign(file, { mimetype: type, detectedMimeType: type }).mimetype;
}

/** Pictures are decoded one at a time, and drawings never: rendering one can take arbitrarily long. */
function boundWork(strapi: Core.Strapi): void {
  const work = strapi.plugin("upload").service("image-manipulation");
  const { isFaultyImage, isOptimizableImage, isResizableImage, getDimensions } = work;
  const isSvg = ({ mime }: StoredFile) => mime === MEDIA_TYPES.svg;

  const limit = pLimit(DECODING_CONCURRENCY);
  for (const name of ["optimize", "generateThumbnail", "generateResponsiveFormats"]) {
    const original = work[name];
    work[name] = (file: StoredFile) => limit(() => original(file));
  }
  Object.assign(work, {
    // The file is already checked. Strapi misdetects AVIF.
    isImage: async ({ mime }: StoredFile) => mime.startsWith("image/"),
    isOptimizableImage: async (file: StoredFile) => !isSvg(file) && isOptimizableImage(file),
    isResizableImage: async (file: StoredFile) => !isSvg(file) && isResizableImage(file),
    getDimensions: async (file: StoredFile) =>
      isSvg(file) ? readSvgSize(await readFile(file.filepath)) : getDimensions(file),
    isFaultyImage: async (file: StoredFile) => {
      if (isSvg(file) || !(await limit(() => isFaultyImage(file)))) return false;
      throw new errors.ValidationError(`${file.name} is damaged: it can't be read completely.`);
    },
  });
}

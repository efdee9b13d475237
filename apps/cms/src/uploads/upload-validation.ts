import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { MEDIA_TYPES, mediaType } from "@repo/rules/media";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import pLimit from "p-limit";
import { checkMedia, pixelsOf } from "./check-media";
import { isDamaged, optimizeApart, type PictureFile, thumbnailApart } from "./draw-apart";
import { admitReaders } from "./readers";
import { readSvgSize } from "./svg-size";

type IncomingFile = {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
};
type Draw<Result> = (content: Buffer, file: PictureFile) => Promise<Result>;
type Upload = { data: object; files: IncomingFile | IncomingFile[] };
type Replacement = { data: object; file: IncomingFile };

const DECODING_CONCURRENCY = 1;
/** Larger ones are decoded in a process of their own, whose start takes longer than a small picture does. */
const SMALL_PIXELS = 4_000_000;

/** Every upload to the media library passes here: from the panel, the dashboard, the seed and server code. */
export function registerUploadValidation(strapi: Core.Strapi): void {
  admitReaders();

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

/** Pictures are decoded one at a time, large ones apart, and drawings never: rendering one can take arbitrarily long. */
function boundWork(strapi: Core.Strapi): void {
  const work = strapi.plugin("upload").service("image-manipulation");
  const { isOptimizableImage, isResizableImage, getDimensions } = work;
  const isSvg = ({ mime }: PictureFile) => mime === MEDIA_TYPES.svg;

  const limit = pLimit(DECODING_CONCURRENCY);
  const inTurn =
    <Result>(small: (file: PictureFile) => Promise<Result>, large: Draw<Result>) =>
    (file: PictureFile) =>
      limit(async () => {
        const content = await buffer(file.getStream());
        return (await pixelsOf(content)) > SMALL_PIXELS ? large(content, file) : small(file);
      });
  const isFaulty = inTurn(work.isFaultyImage, isDamaged);
  Object.assign(work, {
    optimize: inTurn(work.optimize, optimizeApart),
    generateThumbnail: inTurn(work.generateThumbnail, thumbnailApart),
    // The file is already checked. Strapi misdetects AVIF.
    isImage: async ({ mime }: PictureFile) => mime.startsWith("image/"),
    isOptimizableImage: async (file: PictureFile) => !isSvg(file) && isOptimizableImage(file),
    isResizableImage: async (file: PictureFile) => !isSvg(file) && isResizableImage(file),
    getDimensions: async (file: PictureFile) =>
      isSvg(file) ? readSvgSize(await buffer(file.getStream())) : getDimensions(file),
    isFaultyImage: async (file: PictureFile) => {
      if (isSvg(file) || !(await isFaulty(file))) return false;
      throw new errors.ValidationError(`${file.name} is damaged: it can't be read completely.`);
    },
  });
}

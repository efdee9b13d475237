import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { MEDIA_TYPES, mediaType } from "@repo/contract/page/media";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import pLimit from "p-limit";
import { checkMedia, pixelsOf } from "./check-media";
import { draw } from "./draw";
import { drawApart, isDamaged, type PictureFile, thumbnailApart } from "./draw-apart";
import { optimize } from "./optimize";
import { readSvgSize } from "./svg-size";

type IncomingFile = {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
};
type Work<Result> = (content: Buffer, file: PictureFile, isLarge: boolean) => Promise<Result>;
type Upload = { data: object; files: IncomingFile | IncomingFile[] };
type Replacement = { data: object; file: IncomingFile };

const DECODING_CONCURRENCY = 1;
/** Larger pictures are decoded in a process of their own, whose start takes longer than a small picture does. */
const SMALL_PIXELS = 4_000_000;

/** Checks every upload to the media library. Strapi admits the types in config/plugins.ts before. */
export function registerUploadValidation(strapi: Core.Strapi): void {
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

async function check({ filepath, originalFilename, mimetype, detectedMimeType }: IncomingFile): Promise<string> {
  const type = detectedMimeType ?? mimetype ?? "";
  await checkMedia(await readFile(filepath), originalFilename ?? "", type);
  return type;
}

/** Decodes pictures one at a time, large ones apart, and drawings never: rendering one can take arbitrarily long. */
function boundWork(strapi: Core.Strapi): void {
  const work = strapi.plugin("upload").service("image-manipulation");
  const { isFaultyImage, generateThumbnail, isResizableImage, getDimensions } = work;
  const isSvg = ({ mime }: PictureFile) => mime === MEDIA_TYPES.svg;

  const limit = pLimit(DECODING_CONCURRENCY);
  const inTurn =
    <Result>(does: Work<Result>) =>
    (file: PictureFile) =>
      limit(async () => {
        const content = await buffer(file.getStream());
        return does(content, file, (await pixelsOf(content)) > SMALL_PIXELS);
      });
  const isFaulty = inTurn((content, file, isLarge) => (isLarge ? isDamaged(content) : isFaultyImage(file)));
  Object.assign(work, {
    optimize: inTurn(async (content, file, isLarge) => {
      const { sizeOptimization } = await strapi.plugin("upload").service("upload").getSettings();
      return optimize(isLarge ? drawApart : draw, content, file, sizeOptimization);
    }),
    generateThumbnail: inTurn((content, file, isLarge) =>
      isLarge ? thumbnailApart(content, file) : generateThumbnail(file),
    ),
    // The file is already checked. Strapi misdetects AVIF.
    isImage: async ({ mime }: PictureFile) => mime.startsWith("image/"),
    isOptimizableImage: async (file: PictureFile) => !isSvg(file),
    isResizableImage: async (file: PictureFile) => !isSvg(file) && isResizableImage(file),
    getDimensions: async (file: PictureFile) =>
      isSvg(file) ? readSvgSize(await buffer(file.getStream())) : getDimensions(file),
    isFaultyImage: async (file: PictureFile) => {
      if (isSvg(file) || !(await isFaulty(file))) return false;
      throw new errors.ValidationError(`${file.name} is damaged: it can't be read completely.`);
    },
  });
}

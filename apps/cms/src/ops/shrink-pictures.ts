import path from "node:path";
import { fileName, MEDIA_TYPES, STORED_MAX_SIDE } from "@repo/contract/page/media";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { drawApart } from "../files/draw-apart";
import { withUploadFolder } from "../files/upload-folder";
import { fileStore } from "./backup/files";

type Picture = { id: number; name: string; ext: string; mime: string; url: string };

const DRAWN = Object.values(MEDIA_TYPES).filter((type) => type !== MEDIA_TYPES.svg);

/** Makes pictures smaller that an earlier version has stored, one by one, each like "Replace media" in the panel. */
export async function shrinkPictures(strapi: Core.Strapi): Promise<void> {
  const isLarge = [{ width: { $gt: STORED_MAX_SIDE } }, { height: { $gt: STORED_MAX_SIDE } }];
  const large: Picture[] = await strapi.db
    .query("plugin::upload.file")
    .findMany({ where: { mime: { $in: DRAWN }, $or: isLarge } });
  for (const picture of large) {
    try {
      // What is replaced is removed at the end of a request.
      await strapi.requestContext.run({ state: {} } as Context, () => shrink(strapi, picture));
    } catch (error) {
      strapi.log.warn(`${picture.name} (${picture.id}) could not be made smaller: ${(error as Error).message}`);
    }
  }
}

function shrink(strapi: Core.Strapi, { id, name, ext, mime, url }: Picture): Promise<void> {
  return withUploadFolder(strapi, async (folder) => {
    const content = await fileStore().get(`uploads/${fileName(url)}`);
    if (!content) throw new Error("its file is missing.");
    const filepath = path.join(folder, "picture");
    const drawn = await drawApart("preserve", content, filepath);
    if (!drawn) throw new Error("it takes too much, or can't be read.");
    // Somebody may have replaced it meanwhile.
    if (!(await strapi.db.query("plugin::upload.file").findOne({ where: { id, url } }))) return;
    const file = { filepath, originalFilename: `picture${ext}`, mimetype: mime, size: drawn.size };
    await strapi
      .plugin("upload")
      .service("upload")
      .replace(id, { data: { fileInfo: { name } }, file });
  });
}

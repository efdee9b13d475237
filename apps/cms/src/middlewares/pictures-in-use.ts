import type { Core } from "@strapi/strapi";
import { refuseUsed } from "../files/pictures-in-use";

/** Refuses a bulk deletion as a whole if any file is in use, even in a folder. Strapi checks the body afterwards. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const { fileIds, folderIds } = (ctx.request.body ?? {}) as { fileIds?: unknown; folderIds?: unknown };
    const folders = await strapi.db
      .query("plugin::upload.folder")
      .findMany({ select: ["path"], where: { id: { $in: numbers(folderIds) } } });
    const inFolders = folders.flatMap(({ path }) => [
      { folderPath: path },
      { folderPath: { $startsWith: `${path}/` } },
    ]);
    const files = await strapi.db.query("plugin::upload.file").findMany({
      select: ["id", "name", "url"],
      where: { $or: [{ id: { $in: numbers(fileIds) } }, ...inFolders] },
    });
    await refuseUsed(strapi, files);
    return next();
  };

const numbers = (ids: unknown): number[] => (Array.isArray(ids) ? ids.filter(Number.isSafeInteger) : []);

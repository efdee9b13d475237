import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { incomingFolder } from "../uploads/incoming";
import { discardUnowned } from "../uploads/stored-files";

const MEGABYTE = 1024 ** 2;
const LIMITS = { maxFileSize: 25 * MEGABYTE, maxFieldsSize: MEGABYTE, maxFields: 100 };

/**
 * Reads a form with files for the media library, once it is known that whoever sends it may put some there. What is
 * refused or breaks off leaves nothing behind, on disk or in the bucket.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const action = ctx.query.id || ctx.params.id ? "update" : "create";
    if (!ctx.state.userAbility.can(`plugin::upload.assets.${action}`)) return ctx.forbidden();

    const uploadDir = await mkdtemp(path.join(incomingFolder(), "form-"));
    const read = strapi.get("middlewares").get("strapi::body");
    const parse = read({ jsonLimit: "1mb", formidable: { ...LIMITS, uploadDir } }, { strapi });
    ctx.req.headers["content-type"] = ctx.state.contentType;
    try {
      await parse(ctx, next);
    } catch (error) {
      await discardUnowned(strapi, ctx.state);
      throw isUnreadable(error) ? new errors.ValidationError("The form can't be read.") : error;
    } finally {
      // A file that is just being opened may come up while the others go.
      await rm(uploadDir, { recursive: true, force: true, maxRetries: 5 });
    }
  };

/** What the parser throws about a form, it tells by a status of its own. */
function isUnreadable(error: unknown): boolean {
  return typeof (error as { httpCode?: unknown }).httpCode === "number";
}

import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { withUploadFolder } from "../uploads/upload-folder";

const MEGABYTE = 1024 ** 2;
const LIMITS = { maxFileSize: 25 * MEGABYTE, maxFieldsSize: MEGABYTE, maxFields: 100 };

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const action = ctx.query.id || ctx.params.id ? "update" : "create";
    if (!ctx.state.userAbility.can(`plugin::upload.assets.${action}`)) return ctx.forbidden();

    await withUploadFolder(strapi, async (uploadDir) => {
      const read = strapi.get("middlewares").get("strapi::body");
      const parse = read({ jsonLimit: "1mb", formidable: { ...LIMITS, uploadDir } }, { strapi });
      ctx.req.headers["content-type"] = ctx.state.contentType;
      await parse(ctx, next);
    }).catch((error) => {
      throw isUnreadable(error) ? new errors.ValidationError("The form can't be read.") : error;
    });
  };

/** The form parser marks its errors with `httpCode`. */
function isUnreadable(error: unknown): boolean {
  return typeof (error as { httpCode?: unknown }).httpCode === "number";
}

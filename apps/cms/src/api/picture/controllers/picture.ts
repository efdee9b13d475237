import { RuleError } from "@repo/contract/http/errors";
import { FORM_FIELDS_BYTES } from "@repo/contract/http/limited-body";
import { PICTURE_MAX_MB, PICTURE_TOO_LARGE } from "@repo/contract/page/picture";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { refuseDisconnected } from "../../../access/dashboard-controller";
import { withForm } from "../../../attachments/read-form";

const MAX_BYTES = PICTURE_MAX_MB * 1024 ** 2 + FORM_FIELDS_BYTES;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const pictures = () => strapi.service("api::picture.picture");
  return {
    async find(ctx: Context) {
      ctx.body = await pictures().named(ctx.query.names);
    },

    async named(ctx: Context) {
      ctx.body = await pictures().named(ctx.query.names);
    },

    async list(ctx: Context) {
      ctx.body = await pictures().list(ctx.query);
    },

    async show(ctx: Context) {
      ctx.body = await pictures().find(Number(ctx.params.id));
      if (!ctx.body) throw new RuleError("NOT_FOUND");
    },

    async upload(ctx: Context) {
      const tooLarge = () => new RuleError("BODY_TOO_LARGE", PICTURE_TOO_LARGE);
      ctx.body = await withForm(ctx, MAX_BYTES, tooLarge, async (form) => {
        await refuseDisconnected(ctx);
        return pictures().upload(form);
      });
      ctx.status = 201;
    },
  };
};

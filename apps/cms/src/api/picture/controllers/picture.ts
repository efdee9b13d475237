import { Readable } from "node:stream";
import { RuleError } from "@repo/rules/errors";
import { readPictureForm } from "@repo/rules/picture";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { refuseAbandoned } from "../../../dashboards/controller";

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
      const stream = Readable.toWeb(ctx.req) as ReadableStream<Uint8Array>;
      const form = await readPictureForm(stream, ctx.state.contentType ?? "");
      await refuseAbandoned(ctx);
      ctx.body = await pictures().upload(form);
      ctx.status = 201;
    },
  };
};

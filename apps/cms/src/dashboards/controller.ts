import type { Core, UID } from "@strapi/strapi";
import type { Context } from "koa";

export type BodyContext = Context & { request: { body?: unknown } };

export function createDashboardActions(strapi: Core.Strapi, service: UID.Service) {
  const items = () => strapi.service(service);
  return {
    async list(ctx: Context) {
      ctx.body = await items().list(ctx.query);
    },

    async create(ctx: BodyContext) {
      ctx.body = await items().create(ctx.request.body);
      ctx.status = 201;
    },

    async update(ctx: BodyContext) {
      ctx.body = await items().update(ctx.params.id, ctx.request.body);
    },

    async remove(ctx: Context) {
      await items().remove(ctx.params.id);
      ctx.status = 204;
    },
  };
}

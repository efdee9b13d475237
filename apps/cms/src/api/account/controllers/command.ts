import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import type { BodyContext } from "../../../access/dashboard-controller";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = () => strapi.service("api::account.command");

  return {
    async list(ctx: Context) {
      ctx.body = await service().list();
    },

    async create(ctx: BodyContext) {
      ctx.body = await service().create(ctx.request.body);
    },

    async reset(ctx: BodyContext) {
      ctx.body = await service().reset(ctx.request.body);
    },
  };
};

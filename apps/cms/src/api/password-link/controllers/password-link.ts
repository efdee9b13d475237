import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { type BodyContext, refuseDisconnected } from "../../../access/dashboard-controller";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = () => strapi.service("api::password-link.password-link");
  const client = (ctx: Context) => ctx.get("x-client-address");

  return {
    async ask(ctx: BodyContext) {
      await service().ask(ctx.request.body, client(ctx));
      ctx.status = 202;
      ctx.body = { asked: true };
    },

    async read(ctx: BodyContext) {
      ctx.body = await service().read(ctx.request.body, client(ctx));
    },

    async use(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      ctx.body = await service().use(ctx.request.body, client(ctx));
    },
  };
};

import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import type { BodyContext } from "../../../access/dashboard-controller";
import type { Asker } from "../services/account";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const service = () => strapi.service("api::account.account");
  const askerOf = (ctx: Context): Asker => ({
    account: ctx.state.user,
    session: ctx.state.session,
    address: ctx.get("x-client-address"),
  });

  return {
    async show(ctx: Context) {
      ctx.body = await service().show(askerOf(ctx));
    },

    async passkeyOptions(ctx: BodyContext) {
      ctx.body = await service().passkeyOptions(askerOf(ctx), ctx.request.body);
    },

    async addPasskey(ctx: BodyContext) {
      ctx.body = await service().addPasskey(askerOf(ctx), ctx.request.body);
    },

    async renamePasskey(ctx: BodyContext) {
      ctx.body = await service().renamePasskey(askerOf(ctx), ctx.params.id, ctx.request.body);
    },

    async removePasskey(ctx: BodyContext) {
      ctx.body = await service().removePasskey(askerOf(ctx), ctx.params.id, ctx.request.body);
    },

    async changePassword(ctx: BodyContext) {
      ctx.body = await service().changePassword(askerOf(ctx), ctx.request.body);
    },

    async endSessions(ctx: BodyContext) {
      ctx.body = await service().endSessions(askerOf(ctx), ctx.request.body);
    },
  };
};

import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { type BodyContext, refuseDisconnected } from "../../../access/dashboard-controller";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const mails = () => strapi.service("api::job-application.applicant-mail");
  return {
    async desk(ctx: Context) {
      ctx.body = await mails().desk();
    },

    async preview(ctx: BodyContext) {
      ctx.body = await mails().preview(ctx.request.body);
    },

    async recipients(ctx: BodyContext) {
      ctx.body = await mails().recipients(ctx.request.body);
    },

    async send(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      ctx.body = await mails().send(ctx.request.body, ctx.state.user.email);
    },

    async undoAll(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      ctx.body = await mails().undoAll(ctx.request.body, ctx.state.user.email);
    },

    async undo(ctx: Context) {
      await refuseDisconnected(ctx);
      const { id, entry } = ctx.params;
      const { email } = ctx.state.user;
      await mails().undo(id, entry, email);
      ctx.body = await strapi.service("api::job-application.application-dashboard").detail(id, email);
    },
  };
};

import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { recordAudit } from "../../../access/audit";
import { type BodyContext, refuseDisconnected } from "../../../access/dashboard-controller";
import { sendSheet } from "../../../files/sheet";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const applications = () => strapi.service("api::job-application.application-dashboard");
  return {
    async list(ctx: Context) {
      ctx.body = await applications().list(ctx.query);
    },

    async detail(ctx: Context) {
      ctx.body = await applications().detail(ctx.params.id, ctx.state.user.email);
    },

    async update(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      ctx.body = await applications().update(ctx.params.id, ctx.request.body, ctx.state.user.email);
    },

    async changeReason(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      ctx.body = await applications().changeReason(ownOf(ctx), ctx.request.body);
    },

    async addNote(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      ctx.body = await applications().addNote(ownOf(ctx), ctx.request.body);
      ctx.status = 201;
    },

    async changeNote(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      ctx.body = await applications().changeNote(ownOf(ctx), ctx.request.body);
    },

    async removeNote(ctx: Context) {
      await refuseDisconnected(ctx);
      ctx.body = await applications().removeNote(ownOf(ctx));
    },

    async sendAgain(ctx: Context) {
      ctx.body = await applications().sendAgain(ctx.params.id, ctx.state.user.email);
    },

    async revokeLink(ctx: Context) {
      await refuseDisconnected(ctx);
      ctx.body = await applications().revokeLink(ctx.params.id, ctx.state.user.email);
    },

    async csv(ctx: Context) {
      const sheet = applications().sheet(ctx.query);
      await recordAudit(strapi, ctx.state.user.email, "applications.export", "job-application");
      sendSheet(ctx, "applications", sheet);
    },
  };
};

const ownOf = ({ params, state }: Context) => ({
  application: params.id,
  entry: params.entry,
  actor: state.user.email,
});

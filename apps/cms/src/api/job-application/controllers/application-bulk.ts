import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { recordAudit } from "../../../access/audit";
import { type BodyContext, refuseDisconnected } from "../../../access/dashboard-controller";
import { sendSheet } from "../../../files/sheet";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const bulk = () => strapi.service("api::job-application.application-bulk");
  return {
    async matching(ctx: Context) {
      ctx.body = await bulk().matching(ctx.query);
    },

    async reasons(ctx: Context) {
      ctx.body = await strapi.service("api::job-application.application-dashboard").reasons();
    },

    async changeStatuses(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      ctx.body = await bulk().changeStatuses(ctx.request.body, ctx.state.user.email);
    },

    async remove(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      ctx.body = await bulk().remove(ctx.request.body, ctx.state.user.email);
    },

    async csv(ctx: BodyContext) {
      const sheet = strapi.service("api::job-application.application-dashboard").sheetOf(ctx.request.body);
      await recordAudit(strapi, ctx.state.user.email, "applications.export", "job-application");
      sendSheet(ctx, "applications", sheet);
    },
  };
};

import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { type BodyContext, refuseAbandoned } from "../../../dashboards/controller";
import { recordAudit } from "../../../privacy/audit";
import { sendCsv } from "../applications-csv";

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
      await refuseAbandoned(ctx);
      ctx.body = await bulk().changeStatuses(ctx.request.body, ctx.state.user.email);
    },

    async remove(ctx: BodyContext) {
      await refuseAbandoned(ctx);
      ctx.body = await bulk().remove(ctx.request.body, ctx.state.user.email);
    },

    async csv(ctx: BodyContext) {
      const csv = strapi.service("api::job-application.application-dashboard").csvOf(ctx.request.body);
      await recordAudit(strapi, ctx.state.user.email, "applications.export", "job-application");
      sendCsv(ctx, csv);
    },
  };
};

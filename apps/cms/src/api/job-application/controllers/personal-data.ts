import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { listAudit } from "../../../applications/audit-list";
import { forecastRetention } from "../../../attachments/retention";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async audit(ctx: Context) {
    ctx.body = await listAudit(strapi, ctx.query);
  },

  async retention(ctx: Context) {
    ctx.body = await forecastRetention(strapi);
  },
});

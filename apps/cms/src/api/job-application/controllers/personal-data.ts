import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { forecastRetention } from "../../../privacy/retention";
import { listAudit } from "../audit-list";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async audit(ctx: Context) {
    ctx.body = await listAudit(strapi, ctx.query);
  },

  async retention(ctx: Context) {
    ctx.body = await forecastRetention(strapi);
  },
});

import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { createDashboardActions } from "../../../access/dashboard-controller";

const SERVICE = "api::job.job-dashboard";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const jobs = () => strapi.service(SERVICE);
  return {
    ...createDashboardActions(strapi, SERVICE),

    async insertDefaults(ctx: Context) {
      await jobs().insertDefaults();
      ctx.body = await jobs().list({});
      ctx.status = 201;
    },
  };
};

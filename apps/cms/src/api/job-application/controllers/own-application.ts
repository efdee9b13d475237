import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { type BodyContext, refuseDisconnected } from "../../../access/dashboard-controller";
import { respondWithFile } from "../../../attachments/file-response";
import { resumeStore } from "../../../files/private-store";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const own = () => strapi.service("api::job-application.own-application");
  const find = (ctx: Context) => own().find(ctx.get("x-application-token"), ctx.get("x-client-address"));

  return {
    async show(ctx: Context) {
      ctx.body = await own().show(await find(ctx));
    },

    async data(ctx: Context) {
      const data = await own().data(await find(ctx));
      ctx.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
      ctx.attachment("application.json");
      ctx.type = "application/json";
      ctx.body = JSON.stringify(data, null, 2);
    },

    async resume(ctx: Context) {
      const application = await find(ctx);
      const file = await resumeStore().get(application.resumeKey);
      if (!file) return ctx.notFound();
      await own().record(application, "download-resume");
      respondWithFile(ctx, {
        content: file,
        name: application.resumeFileName,
        type: application.resumeType,
        bytes: application.resumeBytes,
      });
    },

    async withdraw(ctx: Context) {
      await refuseDisconnected(ctx);
      await own().withdraw(await find(ctx));
      ctx.status = 204;
    },

    async consent(ctx: BodyContext) {
      await refuseDisconnected(ctx);
      await own().consent(await find(ctx), ctx.request.body);
      ctx.status = 204;
    },

    async remove(ctx: Context) {
      await refuseDisconnected(ctx);
      await own().remove(await find(ctx));
      ctx.status = 204;
    },

    async askForLinks(ctx: BodyContext) {
      await own().askForLinks(ctx.request.body, ctx.get("x-client-address"));
      ctx.status = 202;
      ctx.body = { asked: true };
    },
  };
};

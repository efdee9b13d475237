import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import type { RedirectService } from "strapi-plugin-page-redirects/strapi-server";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = await (strapi.plugin("page-redirects").service("redirects") as RedirectService).list();
  },
});

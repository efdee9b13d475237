import type { Core } from "@strapi/strapi";
import type { Context, Next } from "koa";
import { notePanelLooks, recordLooks } from "../access/looks";

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await next();
      await notePanelLooks(strapi, ctx);
    } finally {
      await recordLooks(strapi, ctx.state);
    }
  };

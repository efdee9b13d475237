import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

const TIMEOUT_MS = 1_000;

/** 204 while the database answers within a second; 503 otherwise, and while the CMS is stopping. */
export function registerReadiness(strapi: Core.Strapi): void {
  strapi.server.router.get("/_ready", async (ctx: Context) => {
    if (strapi.config.get("server.draining")) {
      ctx.status = 503;
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("The database did not answer in time.")), TIMEOUT_MS);
    });
    try {
      await Promise.race([strapi.db.connection.raw("select 1"), late]);
      ctx.status = 204;
    } catch {
      ctx.status = 503;
    } finally {
      clearTimeout(timer);
    }
  });
}

import { setTimeout } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { isDiskWritable } from "./disk";

const TIMEOUT_MS = 1_000;

/** Serves `/_ready`: 204 while database and disk respond within a second; 503 otherwise, and while draining. */
export function registerReadiness(strapi: Core.Strapi): void {
  strapi.server.router.get("/_ready", async (ctx: Context) => {
    ctx.status = 503;
    if (strapi.config.get("server.draining")) {
      ctx.body = { status: "draining" };
      return;
    }
    const isThere = await respondsInTime(strapi.db.connection.raw("select 1")).then(
      () => true,
      () => false,
    );
    if (!isThere) ctx.body = { status: "no-database" };
    else if (await isDiskWritable()) ctx.status = 204;
    else ctx.body = { status: "no-disk" };
  });
}

/** @throws when the database takes longer than a second. */
export async function respondsInTime<Answer>(query: PromiseLike<Answer>): Promise<Answer> {
  const late = setTimeout(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error("The database did not respond in time.");
  });
  return Promise.race([query, late]);
}

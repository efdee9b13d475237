import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { diskFault } from "./disk";

const TIMEOUT_MS = 1_000;

/** 204 while database and disk answer within a second; 503 otherwise, and from the moment the CMS is told to end. */
export function registerReadiness(strapi: Core.Strapi): void {
  strapi.server.router.get("/_ready", async (ctx: Context) => {
    ctx.status = 503;
    if (strapi.config.get("server.draining")) {
      ctx.body = { status: "draining" };
      return;
    }
    const isThere = await answersInTime(strapi.db.connection.raw("select 1")).then(
      () => true,
      () => false,
    );
    if (!isThere) ctx.body = { status: "no-database" };
    else if (await isDiskThere(strapi)) ctx.status = 204;
    else ctx.body = { status: "no-disk" };
  });
}

/** A disk that hangs is as good as none. */
export async function isDiskThere(strapi: Core.Strapi): Promise<boolean> {
  const fault = await answersInTime(diskFault(strapi)).catch(() => "no answer");
  return fault === undefined;
}

/** @throws when it takes longer than a second. */
export async function answersInTime<Answer>(query: PromiseLike<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("There was no answer in time.")), TIMEOUT_MS);
  });
  try {
    return await Promise.race([query, late]);
  } finally {
    clearTimeout(timer);
  }
}

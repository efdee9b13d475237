import { RuleError } from "@repo/contract/http/errors";
import { cmsSettings, isBearer } from "@repo/process/settings";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { collectDefaultMetrics } from "prom-client";
import { isDiskWritable } from "../disk";
import { readDatabase } from "./read-database";
import { diskWritable, registry } from "./registry";

/** `/_metrics` for Prometheus; a 404 if METRICS_TOKEN isn't set. */
export function registerMetrics(strapi: Core.Strapi): void {
  const { metricsToken } = cmsSettings(process.env);
  if (!metricsToken) return;
  collectDefaultMetrics({ register: registry });
  strapi.server.router.get("/_metrics", async (ctx: Context) => {
    if (!isBearer(ctx.get("authorization"), metricsToken)) {
      ctx.set("WWW-Authenticate", "Bearer");
      throw new RuleError("UNAUTHENTICATED", "This address requires the metrics token.");
    }
    await readDatabase(strapi);
    diskWritable.set((await isDiskWritable()) ? 1 : 0);
    ctx.type = registry.contentType;
    ctx.body = await registry.metrics();
  });
}

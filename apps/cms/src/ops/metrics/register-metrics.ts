import { RuleError } from "@repo/contract/http/errors";
import { isBearer } from "@repo/process/settings";
import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { collectDefaultMetrics, register } from "prom-client";
import { cmsSettings } from "../../settings";
import { isDiskWritable } from "../disk";
import { diskWritable } from "./gauges";
import { readDatabase } from "./read-database";

/** Serves `/_metrics` for Prometheus. Without METRICS_TOKEN, it is a 404. */
export function registerMetrics(strapi: Core.Strapi): void {
  const { metricsToken } = cmsSettings();
  if (!metricsToken) return;
  collectDefaultMetrics();
  strapi.server.router.get("/_metrics", async (ctx: Context) => {
    if (!isBearer(ctx.get("authorization"), metricsToken)) {
      ctx.set("WWW-Authenticate", "Bearer");
      throw new RuleError("UNAUTHENTICATED", "This address requires the metrics token.");
    }
    await readDatabase(strapi);
    diskWritable.set((await isDiskWritable()) ? 1 : 0);
    ctx.type = register.contentType;
    ctx.body = await register.metrics();
  });
}

import { isBearer } from "@repo/process/settings";
import { type Middleware, pathOf, type Site, sendError, sendJson } from "../request/middleware.ts";
import type { SiteResponse } from "../request/site-response.ts";
import type { Metrics } from "../watch/metrics.ts";

export function operatorEndpoints(
  { settings, isDraining, isDiskWritable }: Site,
  metrics: Metrics | undefined,
): Middleware {
  const { metricsToken } = settings;

  async function sendReadiness(response: SiteResponse) {
    if (isDraining()) sendJson(response, 503, { status: "draining" });
    else if (!(await isDiskWritable())) sendJson(response, 503, { status: "no-disk" });
    else sendJson(response, 200, { status: "ready" });
  }

  return async (request, response, next) => {
    const path = /^(GET|HEAD)$/.test(request.method ?? "") ? pathOf(request) : "";
    if (path === "/api/ready") await sendReadiness(response);
    else if (path !== "/api/metrics" || !metrics || !metricsToken) next();
    else if (isBearer(request.headers.authorization, metricsToken)) {
      const text = await metrics.registry.metrics();
      response.writeHead(200, { "Content-Type": metrics.registry.contentType, "Cache-Control": "no-store" }).end(text);
    } else {
      response.setHeader("WWW-Authenticate", "Bearer");
      sendError(response, 401, "UNAUTHENTICATED", "This address requires the metrics token.");
    }
  };
}

import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { Histogram } from "prom-client";
import { countPanelSignIn } from "../accounts/sessions/sign-in-counter";

const requests = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time until the answer to a request was sent, by route",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Replaces strapi::logger, which logs addresses: an address or a client may identify a person. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    const started = performance.now();
    ctx.res.once("close", () => {
      const milliseconds = performance.now() - started;
      const route = routeOf(ctx);
      const { method, status } = ctx;
      const isAborted = !ctx.res.writableFinished;
      strapi.log.log(status === 500 ? "error" : "http", `${method} ${route} answers ${status}`, {
        requestId: ctx.state.requestId,
        method,
        route,
        status,
        milliseconds: Math.round(milliseconds),
        ...(isAborted && { aborted: true }),
      });
      const labels = {
        method: METHODS.includes(method) ? method : "other",
        route,
        status: isAborted ? "aborted" : `${Math.floor(status / 100)}xx`,
      };
      requests.observe(labels, milliseconds / 1000);
      if (method === "POST" && route === "/admin/login" && !isAborted) countPanelSignIn(status);
    });
    return next();
  };

function routeOf(ctx: Context): string {
  const { _matchedRoute: matched } = ctx as Context & { _matchedRoute?: string | RegExp };
  if (typeof matched === "string" && matched.startsWith("/")) return matched;
  const [, files] = /^\/(admin|uploads)(?:\/|$)/.exec(ctx.path) ?? [];
  return files ? `/${files}/:file` : "none";
}

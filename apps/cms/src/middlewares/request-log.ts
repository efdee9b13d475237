import type { Core } from "@strapi/strapi";
import type { Context } from "koa";
import { countPanelSignIn, requests } from "../operations/metrics/registry";

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
        traceId: ctx.state.trace?.traceId,
        method,
        route,
        status,
        milliseconds: Math.round(milliseconds),
        ...(isAborted && { aborted: true }),
      });
      ctx.state.trace?.end({ route, status, isAborted });
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

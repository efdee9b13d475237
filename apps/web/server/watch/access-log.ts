import { currentRequest } from "../request/current-request.ts";
import { type Middleware, pathOf, type Site } from "../request/middleware.ts";
import { readRoutes } from "../request/routes.ts";
import { listen } from "./channels.ts";
import { logAccess } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/** Addresses and clients are not logged: both may identify a person. */
export function accessLog({ distDir }: Site, metrics: Metrics | undefined): Middleware {
  const routeOf = readRoutes(distDir);
  listen("site:routes", (route) => {
    const current = currentRequest.getStore();
    if (current) current.route = route;
  });
  return (request, response, next) => {
    const started = performance.now();
    const { method = "", headers } = request;
    const routeOfPath = routeOf(pathOf(request));
    const current = currentRequest.getStore();
    response.once("close", () => {
      const route = current?.route ?? routeOfPath;
      const milliseconds = performance.now() - started;
      const { statusCode: status, errorDigest } = response;
      const isAborted = !response.writableFinished;
      logAccess(status === 500 ? "error" : "info", {
        message: `${method} ${route} answers ${status}${status === 500 && errorDigest ? `: ${errorDigest}` : ""}`,
        requestId: String(headers["x-request-id"]),
        method,
        route,
        status,
        milliseconds: Math.round(milliseconds),
        ...(isAborted && { aborted: true }),
      });
      const cache = response.getHeader("x-nextjs-cache")?.toString();
      metrics?.count({ method, route, status, isAborted, milliseconds, cache });
    });
    next();
  };
}

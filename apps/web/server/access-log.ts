import { pathOf } from "./addresses.ts";
import { logAccess } from "./log.ts";
import { readRoutes } from "./routes.ts";
import type { Site, Stage } from "./stage.ts";

/** Neither address nor client is logged: both may be a person's. */
export function accessLog({ metrics, appDir, distDir }: Site): Stage {
  const routeOf = readRoutes(appDir, distDir);
  return (request, answer, next) => {
    const started = performance.now();
    const route = routeOf(pathOf(request));
    const { method = "", headers } = request;
    answer.once("close", () => {
      const milliseconds = performance.now() - started;
      const { statusCode: status, errorDigest } = answer;
      const isAborted = !answer.writableFinished;
      logAccess(status === 500 ? "error" : "info", {
        message: `${method} ${route} answers ${status}${status === 500 && errorDigest ? `: ${errorDigest}` : ""}`,
        requestId: String(headers["x-request-id"]),
        method,
        route,
        status,
        milliseconds: Math.round(milliseconds),
        ...(isAborted && { aborted: true }),
      });
      const cache = answer.getHeader("x-nextjs-cache")?.toString();
      metrics?.count({ method, route, status, isAborted, milliseconds, cache });
    });
    next();
  };
}

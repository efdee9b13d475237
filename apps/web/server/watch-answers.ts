import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf } from "./addresses.ts";
import { logAccess } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { ERROR_DIGEST } from "./secure-answers.ts";

/** Logs each answer once it has been sent, and counts it. Neither address nor client is logged: both may be a person's. */
export function watchAnswers(routeOf: (address: string) => string, metrics: Metrics | undefined) {
  return (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const started = performance.now();
    // Next.js rewrites `url`.
    const route = routeOf(pathOf(request));
    const method = request.method ?? "";
    response.once("close", () => {
      const milliseconds = performance.now() - started;
      const status = response.statusCode;
      const isAborted = !response.writableFinished;
      const isFault = status === 500;
      const cause = isFault ? request.headers[ERROR_DIGEST] : undefined;
      logAccess(isFault ? "error" : "info", {
        message: `${method} ${route} answers ${status}${cause ? `: ${cause}` : ""}`,
        requestId,
        method,
        route,
        status,
        milliseconds: Math.round(milliseconds),
        ...(isAborted && { aborted: true }),
      });
      const cache = response.getHeader("x-nextjs-cache")?.toString();
      metrics?.count({ method, route, status, isAborted, milliseconds, cache });
    });
  };
}

import type { Middleware } from "../request/middleware.ts";

/** Browsers obey it as shared caches do, and would show a visited page as it was whenever a link leads to it again. */
const STALE = /,\s*stale-while-revalidate=\d+/;

export const browserCache: Middleware = (_request, response, next) => {
  response.beforeHead(() => {
    const header = String(response.getHeader("Cache-Control") ?? "");
    if (STALE.test(header)) response.setHeader("Cache-Control", header.replace(STALE, ", max-age=0"));
  });
  next();
};

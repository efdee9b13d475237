import type { Middleware } from "./middleware.ts";

const STALE = /,\s*stale-while-revalidate=\d+/;

/**
 * Next.js writes `stale-while-revalidate` for shared caches. Browsers take it as well: a page that was visited before
 * would be shown as it was then, whenever a link leads to it again.
 */
export const browserCache: Middleware = (_request, response, next) => {
  response.beforeHead(() => {
    const header = String(response.getHeader("Cache-Control") ?? "");
    if (STALE.test(header)) response.setHeader("Cache-Control", header.replace(STALE, ", max-age=0"));
  });
  next();
};

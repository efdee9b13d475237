import type { Middleware } from "../request/middleware.ts";

const STALE = /,\s*stale-while-revalidate=\d+/;

/**
 * Replaces `stale-while-revalidate`, which Next.js writes for shared caches. Browsers obey it too, and would show a
 * visited page as it was then whenever a link leads to it again.
 */
export const browserCache: Middleware = (_request, response, next) => {
  response.beforeHead(() => {
    const header = String(response.getHeader("Cache-Control") ?? "");
    if (STALE.test(header)) response.setHeader("Cache-Control", header.replace(STALE, ", max-age=0"));
  });
  next();
};

import path from "node:path";
import type { Middleware } from "./middleware.ts";
import { pathOf } from "./urls.ts";

/**
 * Next.js 16.4.6 sets Location twice when it renders a redirect for a request, and loses it when a background render finds
 * that a page has become one. Pages of deleted entries redirect to their list.
 */
export const fixRedirectLocation: Middleware = (request, response, next) => {
  const list = path.posix.dirname(pathOf(request));
  response.beforeHead(() => {
    if (![307, 308].includes(response.statusCode)) return;
    const [location = list] = [response.getHeader("Location") ?? []].flat();
    response.setHeader("Location", location);
  });
  next();
};

import path from "node:path";
import type { Middleware } from "./middleware.ts";
import { pathOf } from "./urls.ts";

/**
 * Two defects of Next.js 16.4.6: it sets Location twice when it renders a redirect for its first visitor, and loses it when
 * it finds in the background that a page has become one. Entries that are gone lead to their list.
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

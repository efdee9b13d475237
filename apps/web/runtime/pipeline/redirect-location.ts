import path from "node:path";
import type { Middleware } from "./middleware.ts";
import { pathOf } from "./urls.ts";

/**
 * Repairs the Location header. Next.js 16.4.6 sets it twice when it renders a redirect for a request, and loses it when
 * a background render turns a page into a redirect. The page of a deleted entry redirects to its list.
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

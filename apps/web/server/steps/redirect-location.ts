import path from "node:path";
import { type Middleware, pathOf } from "../request/middleware.ts";

/** Redirects of pages keep the query, so that campaigns are counted. Those of handlers don't: a query may be a key. */
export const fixRedirectLocation: Middleware = (request, response, next) => {
  const asked = pathOf(request);
  const keepsQuery = !asked.startsWith("/api/") && request.headers.rsc === undefined;
  const query = keepsQuery ? (request.url ?? "").slice(asked.length) : "";
  response.beforeHead(() => {
    if (![307, 308].includes(response.statusCode)) return;
    // Next.js 16.4.6 loses it when a background render turns a page into a redirect, as for a deleted entry.
    const [location = path.posix.dirname(asked)] = [response.getHeader("Location") ?? []].flat();
    response.setHeader("Location", withQuery(String(location), query));
  });
  next();
};

function withQuery(location: string, query: string): string {
  const end = location.search(/[?#]|$/);
  return location[end] === "?" ? location : location.slice(0, end) + query + location.slice(end);
}

import type { Middleware } from "./middleware.ts";
import { pathOf } from "./urls.ts";

const HEADER = "x-application-token";
const LINK = /^\/applications\/(?!(?:deleted|link-sent|lost-link)(?:\/|$))([^/]+)(\/delete)?\/?$/;

/** Moves the key of an applicant's page from the address into a header, because Next.js caches addresses. */
export const privateLinks: Middleware = (request, _response, next) => {
  delete request.headers[HEADER];
  const { url = "" } = request;
  const path = pathOf(request);
  const [, token, action = ""] = LINK.exec(path) ?? [];
  if (token) {
    request.headers[HEADER] = token;
    request.url = `/applications/mine${action}${url.slice(path.length)}`;
  }
  next();
};

import { isNonCanonicalPicture } from "../pictures/addresses.ts";
import { type Middleware, pathOf, sendError } from "../request/middleware.ts";

const FORM = "/blog/refresh";
const ERROR_PAGE = /^\/_(global-error|not-found|error)(\/|$)/;
/** Dot segments. Next.js resolves them, but each endpoint must have one address. */
const DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
/** More than a slug of 255 letters takes when each is encoded as nine characters. The CMS refuses texts of 10,000. */
const MAX_CHARACTERS = 4_000;
/** Next.js repeats the encoded address in two headers of a redirect, and clients and proxies take 16 kB of headers. */
const MAX_ENCODED = 7_000;
export const checkUrl: Middleware = (request, response, next) => {
  const { url = "" } = request;
  const path = pathOf(request);
  if (path.length > MAX_CHARACTERS || encodeURIComponent(url).length > MAX_ENCODED) {
    sendError(response, 414, "BAD_REQUEST", "The address is too long.");
  } else if (!url.startsWith("/") || !isReadable(path))
    sendError(response, 400, "BAD_REQUEST", "The address can't be read.");
  else if (!isAllowed(request.method ?? "", path)) {
    response.setHeader("Allow", "GET, HEAD");
    sendError(response, 405, "METHOD_NOT_ALLOWED", "This address can only be read.");
  } else if (path.startsWith("/api/") && DOTS.test(path)) {
    sendError(response, 404, "NOT_FOUND", "There is nothing at this address.");
  } else if (ERROR_PAGE.test(path)) response.writeHead(307, { Location: "/" }).end();
  else if (isNonCanonicalPicture(url)) response.writeHead(404).end();
  else next();
};

function isReadable(path: string): boolean {
  try {
    return !decodeURI(path).includes("\0");
  } catch {
    return false;
  }
}

function isAllowed(method: string, path: string): boolean {
  return /^(GET|HEAD)$/.test(method) || path.startsWith("/api/") || (method === "POST" && path === FORM);
}

import path from "node:path";
import sirv from "sirv";
import type { Middleware, Site } from "../request/middleware.ts";

const ADDRESS = "/_next/static";
const TEXTS: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};
const YEAR_S = 365 * 24 * 60 * 60;

export function staticFiles({ distDir }: Site): Middleware {
  const serve = sirv(path.join(distDir, "static"), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: YEAR_S,
    setHeaders: (response, file) => {
      const type = TEXTS[path.extname(file)];
      if (type) response.setHeader("Content-Type", type);
    },
  });

  return (request, response, next) => {
    const { url = "" } = request;
    if (url.startsWith(`${ADDRESS}/`)) {
      request.url = url.slice(ADDRESS.length);
      serve(request, response, () => {
        request.url = url;
        next();
      });
    } else next();
  };
}

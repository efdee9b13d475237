import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";

const ADDRESS = "/_next/static";
const YEAR_S = 365 * 24 * 60 * 60;

/** Serves a build's static files as compress-static.ts has compressed them; Next.js would compress them each time. */
export function staticFiles(distDir: string) {
  const serve = sirv(path.join(distDir, "static"), { brotli: true, gzip: true, immutable: true, maxAge: YEAR_S });

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
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

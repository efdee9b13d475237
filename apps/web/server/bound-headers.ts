import type { IncomingHttpHeaders } from "node:http";

/** Browsers and crawlers stay below three hundred. */
const MAX_CHARACTERS = 1_000;

/** Next.js looks for crawlers and for types of pictures by expressions that take the square of a header's length. */
export function boundHeaders(headers: IncomingHttpHeaders): void {
  for (const name of ["accept", "user-agent"] as const) {
    if ((headers[name]?.length ?? 0) > MAX_CHARACTERS) delete headers[name];
  }
}

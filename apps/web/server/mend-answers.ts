import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pathOf } from "./addresses.ts";
import type { WriteHead } from "./secure-answers.ts";

/**
 * Two defects of Next.js 16: it sets headers twice when it renders a page for its first visitor, and drops the Location
 * of a cached page that has become a redirect. Entries that are gone lead to their list.
 */
export function mendAnswer(request: IncomingMessage, response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    String(response.getHeader(name)) === String(value) ? response : append(name, value);

  const writeHead = response.writeHead.bind(response) as WriteHead;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 307 && !response.hasHeader("location")) {
      response.setHeader("Location", path.posix.dirname(pathOf(request)));
    }
    return writeHead(status, ...rest);
  };
}

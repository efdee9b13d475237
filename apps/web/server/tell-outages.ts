import type { IncomingMessage, ServerResponse } from "node:http";
import { ERROR_DIGEST, type WriteHead } from "./secure-answers.ts";

const RETRY_AFTER_S = "10";

/** A page that was never rendered, and can't be while the CMS is down, is a 503. */
export function tellOutage(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as WriteHead;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 500 || request.headers[ERROR_DIGEST] !== "CMS_UNAVAILABLE") return writeHead(status, ...rest);
    response.setHeader("Retry-After", RETRY_AFTER_S);
    return writeHead(503, ...rest);
  };
}

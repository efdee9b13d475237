import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf } from "./addresses.ts";
import { ERROR_DIGEST, type WriteHead } from "./secure-answers.ts";

const RETRY_AFTER_S = "10";

/** A page that was never rendered, and can't be while the CMS is down, is a 503; other failures are logged. */
export function tellOutage(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as WriteHead;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 500) return writeHead(status, ...rest);
    const { [ERROR_DIGEST]: digest, "x-request-id": id } = request.headers;
    if (digest !== "CMS_UNAVAILABLE") {
      console.error(`Request ${id}: ${request.method} ${pathOf(request)} answers 500${digest ? `: ${digest}` : ""}`);
      return writeHead(status, ...rest);
    }
    response.setHeader("Retry-After", RETRY_AFTER_S);
    return writeHead(503, ...rest);
  };
}

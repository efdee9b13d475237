import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";

/** A third smaller than gzip for a page, in the same time. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressAnswer = compression({ brotli: BROTLI });

export function compress(request: IncomingMessage, response: ServerResponse): void {
  compressAnswer(request, response, () => {});
}

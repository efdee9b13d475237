import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import { releaseCompressionStream } from "next/dist/server/lib/release-compression-stream.js";

/** A third smaller than gzip for a page, in the same time. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressAnswer = compression({ brotli: BROTLI });

export function compress(request: IncomingMessage, response: ServerResponse): void {
  compressAnswer(request, response, () => {});
  // Nothing else frees the compression stream when the visitor disconnects.
  response.once("close", () => response.writableFinished || releaseCompressionStream(response));
}

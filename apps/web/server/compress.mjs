import { constants } from "node:zlib";
import compression from "compression";
import { releaseCompressionStream } from "next/dist/server/lib/release-compression-stream.js";

/** Smaller than gzip by a third for a page, in the same time. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressAnswer = compression({ brotli: BROTLI });

/**
 * Compresses what goes out, unless it is compressed already.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function compress(request, response) {
  compressAnswer(request, response, () => {});
  // Nothing else ends the compression for a visitor who has gone.
  response.once("close", () => response.writableFinished || releaseCompressionStream(response));
}

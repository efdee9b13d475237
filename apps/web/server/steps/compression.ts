import type { IncomingMessage } from "node:http";
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from "node:zlib";
import Negotiator from "negotiator";
import type { Middleware } from "../request/middleware.ts";

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const ENCODERS = {
  br: { whole: (body: string) => brotliCompressSync(body, BROTLI), stream: () => createBrotliCompress(BROTLI) },
  gzip: { whole: gzipSync, stream: createGzip },
};
const COMPRESSIBLE = /^text\/|^image\/svg|[/+](?:json|xml|javascript)\b/;
const MIN_BYTES = 1_024;

export type Encoding = keyof typeof ENCODERS | undefined;

const ENCODINGS = ["br", "gzip"] as const;

export function preferredEncoding(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((each) => accepted.includes(each));
}

export const encode = (body: string, encoding: Encoding): Buffer =>
  encoding ? ENCODERS[encoding].whole(body) : Buffer.from(body);

export const compress: Middleware = (request, response, next) => {
  response.beforeHead(() => {
    const isLong = Number(response.getHeader("Content-Length") ?? MIN_BYTES) >= MIN_BYTES;
    if (!isLong || !COMPRESSIBLE.test(String(response.getHeader("Content-Type")))) return;
    response.appendHeader("Vary", "Accept-Encoding");
    const encoding = preferredEncoding(request);
    const isEmpty = request.method === "HEAD" || response.statusCode === 304;
    if (!encoding || isEmpty || response.hasHeader("Content-Encoding")) return;
    response.encodeBody(ENCODERS[encoding].stream());
    response.setHeader("Content-Encoding", encoding);
    response.removeHeader("Content-Length");
  });
  next();
};

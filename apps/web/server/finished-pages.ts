import { brotliCompressSync, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { BROTLI } from "./compress.ts";
import { pagePolicy } from "./headers.ts";
import { gatherInlineScripts } from "./inline-scripts.ts";

const MAX_BYTES = 64 * 1024 ** 2;
/** Written by components/consent/consent.tsx when an editor has set a tag. */
const TAG = /<div data-tag="[A-Z0-9-]+">/;
const ENCODERS: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, BROTLI),
  gzip: (body) => gzipSync(body),
};

/** In order of preference. */
export const ENCODINGS = Object.keys(ENCODERS);

type FinishedPage = { body: Buffer; policy: string; encode: (encoding: string | undefined) => Buffer };

/** Keeps finished pages by ETag, so that they are hashed and compressed once. */
export function finishedPages(siteUrl: string) {
  const known = new LRUCache<string, FinishedPage>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length });

  function finish(html: string): FinishedPage {
    const gathered = gatherInlineScripts(html);
    const body = Buffer.from(gathered.html);
    const encoded: Record<string, Buffer> = {};
    return {
      body,
      policy: pagePolicy({ siteUrl, hashes: gathered.hashes, hasTag: TAG.test(html) }),
      encode(encoding) {
        const encode = encoding && ENCODERS[encoding];
        if (!encode) return body;
        encoded[encoding] ??= encode(body);
        return encoded[encoding];
      },
    };
  }

  return {
    known: (etag: string | undefined) => (etag ? known.get(etag) : undefined),
    /** A page without an ETag is for one visitor. */
    finish(html: string, etag: string | undefined): FinishedPage {
      const page = finish(html);
      if (etag) known.set(etag, page);
      return page;
    },
  };
}

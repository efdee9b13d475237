import { brotliCompressSync, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { BROTLI } from "./compress.mjs";
import { pagePolicy } from "./headers.mjs";
import { gatherInlineScripts } from "./inline-scripts.mjs";

const MAX_BYTES = 64 * 1024 ** 2;
/** Written by components/consent/consent.tsx when an editor has set a tag. */
const TAG = /<div data-tag="[A-Z0-9-]+">/;
const ENCODERS = {
  br: (body) => brotliCompressSync(body, BROTLI),
  gzip: (body) => gzipSync(body),
};

/** In order of preference. */
export const ENCODINGS = Object.keys(ENCODERS);

/**
 * Keeps finished pages by ETag, so that they are hashed and compressed once.
 * @param {string} siteUrl
 */
export function finishedPages(siteUrl) {
  const known = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length });

  function finish(html) {
    const gathered = gatherInlineScripts(html);
    const body = Buffer.from(gathered.html);
    const encoded = {};
    return {
      body,
      policy: pagePolicy({ siteUrl, hashes: gathered.hashes, hasTag: TAG.test(html) }),
      encode(encoding) {
        if (!encoding) return body;
        encoded[encoding] ??= ENCODERS[encoding](body);
        return encoded[encoding];
      },
    };
  }

  return {
    known: (etag) => known.get(etag),
    /** A page without an ETag is for one visitor. */
    finish(html, etag) {
      const page = finish(html);
      if (etag) known.set(etag, page);
      return page;
    },
  };
}

import { brotliCompressSync, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { BROTLI } from "./compress.ts";
import { pagePolicy } from "./headers.ts";
import { gatherInlineScripts } from "./inline-scripts.ts";
import { inlineStyles } from "./inline-styles.ts";
import { scriptsLast } from "./scripts-last.ts";

const MAX_BYTES = 32 * 1024 ** 2;
/** Written by components/consent/consent.tsx when an editor has set a tag. */
const TAG = /<div data-tag="[A-Z0-9-]+">/;
const ENCODERS: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, BROTLI),
  gzip: (body) => gzipSync(body),
};

/** In order of preference. */
export const ENCODINGS = Object.keys(ENCODERS);

type FinishedPage = { body: Buffer; policy: string };

/** Keeps finished pages by ETag and encoding, so that they are hashed and compressed once. */
export function finishedPages(siteUrl: string, distDir: string) {
  const withStyle = inlineStyles(distDir);
  const known = new LRUCache<string, FinishedPage>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length });
  const keyOf = (etag: string, encoding = "identity") => `${encoding} ${etag}`;

  return {
    known: (etag: string | undefined, encoding: string | undefined) =>
      etag ? known.get(keyOf(etag, encoding)) : undefined,
    /** A page without an ETag is for one visitor. */
    finish(html: string, etag: string | undefined, encoding: string | undefined): FinishedPage {
      const styled = withStyle(scriptsLast(html));
      const gathered = gatherInlineScripts(styled.html);
      const whole = Buffer.from(gathered.html);
      const page = {
        body: (encoding && ENCODERS[encoding]?.(whole)) || whole,
        policy: pagePolicy({ siteUrl, scripts: gathered.hashes, style: styled.hash, hasTag: TAG.test(html) }),
      };
      if (etag) known.set(keyOf(etag, encoding), page);
      return page;
    },
  };
}

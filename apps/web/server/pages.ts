import { LRUCache } from "lru-cache";
import { type Encoding, encode, preferredEncoding } from "./compression.ts";
import { gatherInlineScripts } from "./inline-scripts.ts";
import { inlineStyles } from "./inline-styles.ts";
import { scriptsLast } from "./scripts-last.ts";
import { pagePolicy } from "./security-headers.ts";
import type { Site, Stage } from "./stage.ts";

const POLICY = "Content-Security-Policy";
const RETRY_AFTER_S = "10";
const MAX_BYTES = 32 * 1024 ** 2;
/** Written by components/consent/consent.tsx when an editor has set a tag. */
const TAG = /<div data-tag="[A-Z0-9-]+">/;
/** An error in a page's data, as React serialises it. */
const ERROR = /\\"digest\\":\\"([^"\\]+)\\"/;

type CompletePage = { body: Buffer; policy: string };

/** Completes pages that come without a policy of their own. By ETag and encoding, so that each is completed once. */
export function completePages({ settings: { siteUrl }, distDir }: Site): Stage {
  const withStyle = inlineStyles(distDir);
  const known = new LRUCache<string, CompletePage>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length });

  function complete(html: string, encoding: Encoding): CompletePage {
    const styled = withStyle(scriptsLast(html));
    const gathered = gatherInlineScripts(styled.html);
    return {
      body: encode(gathered.html, encoding),
      policy: pagePolicy({ siteUrl, scripts: gathered.hashes, style: styled.hash, hasTag: TAG.test(html) }),
    };
  }

  return (request, answer, next) => {
    const isPage = () => String(answer.getHeader("Content-Type")).startsWith("text/html") && !answer.hasHeader(POLICY);
    answer.holdBody(isPage, (html) => {
      if (answer.statusCode === 500) {
        answer.errorDigest = ERROR.exec(html)?.[1];
        if (answer.errorDigest === "CMS_UNAVAILABLE") {
          answer.statusCode = 503;
          answer.setHeader("Retry-After", RETRY_AFTER_S);
        }
      }
      const encoding = preferredEncoding(request);
      const etag = answer.getHeader("ETag");
      const key = `${encoding} ${etag}`;
      const page = (etag && known.get(key)) || (request.method === "HEAD" ? undefined : complete(html, encoding));
      if (!page) return undefined;
      if (etag) known.set(key, page);
      answer.setHeader(POLICY, page.policy);
      if (encoding) answer.setHeader("Content-Encoding", encoding);
      return page.body;
    });
    next();
  };
}

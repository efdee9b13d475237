import { LRUCache } from "lru-cache";
import type { Middleware, Site } from "../request/middleware.ts";
import { type Encoding, encode, preferredEncoding } from "../steps/compression.ts";
import { type PagePolicy, pagePolicy } from "../steps/security-headers.ts";
import { gatherInlineScripts } from "./inline-scripts.ts";
import { inlineStyles } from "./inline-styles.ts";
import { marksIn } from "./marks.ts";
import { putMetadataFirst } from "./metadata-first.ts";
import { moveScriptsToEnd } from "./move-scripts.ts";

const POLICY = "Content-Security-Policy";
const MAX_BYTES = 32 * 1024 ** 2;
const ERROR = /\\"digest\\":\\"([^"\\]+)\\"/;

type CompletePage = { body: Buffer; policy: string };

export function completePages({ settings: { siteUrl }, distDir }: Site): Middleware {
  const withStyle = inlineStyles(distDir);
  const known = new LRUCache<string, CompletePage>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length });

  function complete(html: string, encoding: Encoding, marks: Pick<PagePolicy, "hasTag" | "frames">): CompletePage {
    const styled = withStyle(moveScriptsToEnd(putMetadataFirst(html)));
    const gathered = gatherInlineScripts(styled.html);
    return {
      body: encode(gathered.html, encoding),
      policy: pagePolicy({
        siteUrl,
        scripts: gathered.hashes,
        style: styled.hash,
        ...marks,
      }),
    };
  }

  return (request, response, next) => {
    const isPage = () =>
      String(response.getHeader("Content-Type")).startsWith("text/html") && !response.hasHeader(POLICY);
    response.holdBody(isPage, (html) => {
      const { status, ...marks } = marksIn(html);
      if (response.statusCode === 200 && status) response.statusCode = status;
      if (response.statusCode === 500) response.errorDigest = ERROR.exec(html)?.[1];
      const encoding = preferredEncoding(request);
      const etag = response.getHeader("ETag");
      const key = `${encoding} ${etag}`;
      const page =
        (etag && known.get(key)) || (request.method === "HEAD" ? undefined : complete(html, encoding, marks));
      if (!page) return undefined;
      if (etag) known.set(key, page);
      response.setHeader(POLICY, page.policy);
      if (encoding) response.setHeader("Content-Encoding", encoding);
      return page.body;
    });
    next();
  };
}

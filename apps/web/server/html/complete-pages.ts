import { LRUCache } from "lru-cache";
import type { Middleware, Site } from "../request/middleware.ts";
import { type Encoding, encode, preferredEncoding } from "../steps/compression.ts";
import { type PagePolicy, pagePolicy } from "../steps/security-headers.ts";
import { gatherInlineScripts } from "./inline-scripts.ts";
import { inlineStyles } from "./inline-styles.ts";
import { marksIn } from "./marks.ts";
import { putMetadataFirst } from "./metadata-first.ts";
import { moveScriptsToEnd } from "./move-scripts.ts";
import { sha256 } from "./sha256.ts";

const POLICY = "Content-Security-Policy";
const MAX_BYTES = 32 * 1024 ** 2;
const BRAND = /<style data-brand="">([^<]*)<\/style>/;
const OWN_FONT = /"Own headings";src:url\("([^"]+)"/;
const FONT = /@font-face\{font-family:headings;src:url\(([^)]+)\)/;
const ERROR = /\\"digest\\":\\"([^"\\]+)\\"/;

type CompletePage = { body: Buffer; policy: string; font?: string };

export function completePages({ settings: { siteUrl }, distDir }: Site): Middleware {
  const withStyle = inlineStyles(distDir);
  const known = new LRUCache<string, CompletePage>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length });

  function complete(html: string, encoding: Encoding, marks: Pick<PagePolicy, "hasTag" | "frames">): CompletePage {
    const styled = withStyle(moveScriptsToEnd(putMetadataFirst(html)));
    const gathered = gatherInlineScripts(styled.html);
    const brand = brandStyle(html);
    return {
      body: encode(gathered.html, encoding),
      policy: pagePolicy({
        siteUrl,
        scripts: gathered.hashes,
        styles: [styled.hash, brand && sha256(brand)].filter((hash) => hash !== undefined),
        ...marks,
      }),
      font: (OWN_FONT.exec(brand ?? "") ?? FONT.exec(styled.html))?.[1],
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
      // The only font that is preloaded: headings come first, and would shift the layout most.
      if (page.font) response.setHeader("Link", preloadOf(page.font));
      if (encoding) response.setHeader("Content-Encoding", encoding);
      return page.body;
    });
    next();
  };
}

/** Only the layout writes into the head, so nobody else's style can pass for the brand's. */
const brandStyle = (html: string) => BRAND.exec(html.slice(0, html.indexOf("</head>")))?.[1];

function preloadOf(font: string): string {
  const { pathname } = new URL(font, "http://localhost");
  return `<${pathname}>; rel=preload; as="font"; crossorigin=""; type="font/woff2"`;
}

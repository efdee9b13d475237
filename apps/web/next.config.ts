import path from "node:path";
import { STORED_MAX_PIXELS } from "@repo/contract/page/media";
import { POST_ID } from "@repo/contract/site/addresses";
import type { NextConfig } from "next";
import { addCompileHints } from "./server/build-steps/compile-hints";
import { compressStatic } from "./server/build-steps/compress-static";
import { copyPdfData } from "./server/build-steps/copy-pdf-data";
import { splitStyles } from "./server/build-steps/split-styles";
import { PICTURE_WIDTHS } from "./server/pictures/widths";
import { ICON_NAMES } from "./server/request/addresses";
import { PDF_DATA } from "./src/lib/pdf-data";

process.env.NEXT_TELEMETRY_DISABLED = "1";

const PICTURE_QUALITY = 70;
const YEAR_S = 365 * 24 * 60 * 60;
const isDevelopment = process.env.NODE_ENV === "development";
/** Rewrites that stand in for server/steps/private-links.ts, which does not run in development. */
const PRIVATE_LINKS = [
  { source: "/applications/calendar/:token.ics", destination: "/api/interview-feed?token=:token" },
  { source: "/applications/:token/delete", destination: "/applications/mine/delete?token=:token" },
  { source: "/applications/:token", destination: "/applications/mine?token=:token" },
];
const GIGABYTE = 1_000_000_000;

export default {
  // Each instance renders into a folder of its own: see scripts/start.ts.
  distDir: process.env.WEB_DIST_DIR ?? ".next",
  cacheComponents: true,
  partialPrefetching: true,
  cacheLife: {
    // The CMS reports changes. `revalidate` covers a lost report; `expire` keeps pages while the CMS is down.
    content: { stale: 30, revalidate: 10 * 60, expire: YEAR_S },
    // Posts may be written in the database's own client, which the CMS doesn't hear of.
    posts: { stale: 30, revalidate: 60, expire: YEAR_S },
    // This profile is for content that does not exist yet, such as the blog's table.
    waiting: { stale: 30, revalidate: 2, expire: YEAR_S },
  },
  cacheHandler: path.resolve("server/cache/page-cache.ts"),
  cacheHandlers: { default: path.resolve("server/cache/data-cache.ts") },
  transpilePackages: [
    "@repo/brand",
    "@repo/markdown",
    "@repo/plugin-kit",
    "@repo/contract",
    "@repo/process",
    "@repo/time",
    "@repo/ui",
  ],
  experimental: {
    // Pages are rendered whole and cached. The shells that development asks for would show no content.
    instantInsights: { validationLevel: "manual-warning" },
    turbopackCjsTreeShaking: true,
    turbopackChunking: { minChunkSize: 100_000 },
    // Larger pictures, which no library has any more, are served as they are: scaling them would fill the memory.
    imgOptMaxInputPixels: STORED_MAX_PIXELS,
  },
  poweredByHeader: false,
  // Otherwise each of their requests is rendered: server/html/metadata-first.ts does what these programs need.
  htmlLimitedBots: /(?!)/,
  // The pipeline edits the plain HTML, and compresses it itself.
  compress: false,
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      await addCompileHints(distDir);
      await splitStyles(distDir);
      await compressStatic(distDir);
      await copyPdfData(distDir, PDF_DATA);
    },
  },
  images: {
    localPatterns: [{ pathname: "/media/*", search: "" }],
    imageSizes: [],
    deviceSizes: PICTURE_WIDTHS,
    qualities: [PICTURE_QUALITY],
    minimumCacheTTL: YEAR_S,
    maximumDiskCacheSize: GIGABYTE,
  },
  // src/lib/redirects.ts corrects mistyped addresses, but it never sees these: the /blog rewrite below takes them.
  redirects: async () => [
    { source: `/blog/:id(${POST_ID}):rest((?:[^/\\w]|%[0-9A-Fa-f]{2})+)`, destination: "/blog/:id", permanent: true },
    { source: "/blog/:feed(feed|(?:rss|atom|index)\\.xml|rss|atom)", destination: "/blog/feed.xml", permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [],
    // All addresses that can't be a post ID share one page, so that made-up IDs don't fill the cache.
    afterFiles: [
      {
        source: `/media/:width(${PICTURE_WIDTHS.join("|")})/:file`,
        destination: `/_next/image?url=/media/:file&w=:width&q=${PICTURE_QUALITY}`,
      },
      { source: `/:icon(${ICON_NAMES.join("|").replaceAll(".", "\\.")})`, destination: "/social/icon/:icon" },
      ...(isDevelopment ? PRIVATE_LINKS : []),
      {
        source: `/blog/:id((?!${POST_ID}$)[^/]+)`,
        destination: "/blog/00000000-0000-0000-0000-000000000000",
        // The panel gives the preview of a post that was never saved an ID of another form.
        missing: [{ type: "cookie", key: "__prerender_bypass" }],
      },
    ],
    fallback: [],
  }),
  headers: async () => [
    { source: "/api/:path*", headers: [{ key: "Cache-Control", value: "no-store" }] },
    {
      source: "/applications/:path*",
      headers: [
        { key: "Cache-Control", value: "no-store" },
        // `strict-origin` never sends the path, which is a key. With `no-referrer`, forms would send `Origin: null`.
        { key: "Referrer-Policy", value: "strict-origin" },
        { key: "X-Robots-Tag", value: "noindex, nofollow" },
      ],
    },
    ...["/admin-login/:path*", "/admin/:path*", "/blog/admin/:path*", "/api/:path*"].map((source) => ({
      source,
      headers: [{ key: "X-Robots-Tag", value: "noindex, nofollow" }],
    })),
  ],
} satisfies NextConfig;

import { readFileSync } from "node:fs";
import path from "node:path";
import { readPreview } from "@repo/plugin-kit/preview/token";
import { type Middleware, pathOf, type Site } from "../request/middleware.ts";

const POLICY = "Content-Security-Policy";
/** Next.js's own cookies. They have no end, and each start and each replica has another ID, so they stay in the server. */
const DRAFT_COOKIES = /__prerender_bypass|__next_preview_data/g;

export function draftMode({ settings, distDir }: Pick<Site, "settings" | "distDir">): Middleware {
  const { cmsUrl, previewCookie, previewSecret } = settings;
  const token = new RegExp(`(?:^|; ?)${previewCookie}=([\\w.-]+)`);
  const manifest = JSON.parse(readFileSync(path.join(distDir, "prerender-manifest.json"), "utf8"));
  const opened = `; __prerender_bypass=${manifest.preview.previewModeId}`;

  return (request, response, next) => {
    const { headers } = request;
    // This header would let a client that knows the ID of draft mode have pages rendered again.
    delete headers["x-prerender-revalidate"];
    const preview = readPreview(token.exec(headers.cookie ?? "")?.[1], previewSecret.accepted);
    headers.cookie &&= headers.cookie.replace(DRAFT_COOKIES, "x") + (preview ? opened : "");
    if (preview || pathOf(request) === "/api/preview") response.framedBy = preview?.panel ?? cmsUrl;
    next();
  };
}

export const framePreviews: Middleware = (_request, response, next) => {
  response.beforeHead(() => {
    const policy = response.getHeader(POLICY)?.toString();
    if (!response.framedBy || !policy) return;
    const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${response.framedBy}`);
    // Colours and fonts change in the open page, as an editor types.
    response.setHeader(POLICY, framed.replace(/(?<=style-src )[^;]*/, "'self' 'unsafe-inline'"));
    response.setHeader("Cache-Control", "private, no-store");
    response.setHeader("X-Robots-Tag", "noindex, nofollow");
    response.removeHeader("X-Frame-Options");
  });
  next();
};

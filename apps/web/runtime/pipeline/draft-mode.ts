import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { type PreviewClaims, readPreview } from "@repo/plugin-kit/preview/token";
import type { Middleware, Site } from "./middleware.ts";
import { pathOf } from "./urls.ts";

const POLICY = "Content-Security-Policy";

/** Opens the draft mode of Next.js for holders of the site's own preview cookie, and for nobody else. */
export function draftMode({ settings, distDir }: Pick<Site, "settings" | "distDir">): Middleware {
  const { cmsUrl, previewCookie: name, previewSecret } = settings;
  const ownCookie = new RegExp(`^(${name.replace(/preview$/, "")}[a-z]+)=([\\w.~-]*)$`);
  const manifest = JSON.parse(readFileSync(path.join(distDir, "prerender-manifest.json"), "utf8"));

  /** Leaves only the site's cookies in the request, in a spelling that every parser reads alike. */
  function openPreview({ headers }: IncomingMessage): PreviewClaims | null {
    const cookies = new Map<string, string>();
    for (const pair of headers.cookie?.split(/;[ \t]*/) ?? []) {
      const [, own, value] = ownCookie.exec(pair) ?? [];
      if (own && value !== undefined) cookies.set(own, value);
    }
    const preview = readPreview(cookies.get(name), previewSecret.accepted);
    if (preview) cookies.set("__prerender_bypass", manifest.preview.previewModeId);
    if (cookies.size > 0) headers.cookie = Array.from(cookies, (pair) => pair.join("=")).join("; ");
    else delete headers.cookie;
    return preview;
  }

  return (request, response, next) => {
    // This header would let a client that knows the ID of draft mode have pages rendered again.
    delete request.headers["x-prerender-revalidate"];
    const preview = openPreview(request);
    if (preview || pathOf(request) === "/api/preview") response.framedBy = preview?.panel ?? cmsUrl;
    next();
  };
}

/** Stops previews from being cached, and lets the panel frame them. Must run after the policy is set. */
export const framePreviews: Middleware = (_request, response, next) => {
  response.beforeHead(() => {
    const policy = response.getHeader(POLICY)?.toString();
    if (!response.framedBy || !policy) return;
    response.setHeader(POLICY, policy.replace("frame-ancestors 'none'", `frame-ancestors ${response.framedBy}`));
    response.setHeader("Cache-Control", "private, no-store");
    response.setHeader("X-Robots-Tag", "noindex, nofollow");
    response.removeHeader("X-Frame-Options");
  });
  next();
};

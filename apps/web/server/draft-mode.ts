import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { type PreviewClaims, readPreview } from "@repo/preview/token";
import { pathOf } from "./addresses.ts";
import type { Site, Stage } from "./stage.ts";

const POLICY = "Content-Security-Policy";

/** Only our preview cookie opens the draft mode of Next.js. */
export function draftMode({ settings, distDir }: Pick<Site, "settings" | "distDir">): Stage {
  const { cmsUrl, previewCookie: name, previewSecret } = settings;
  const ownCookie = new RegExp(`^(${name.replace(/preview$/, "")}[a-z]+)=([\\w.~-]*)$`);
  const manifest = JSON.parse(readFileSync(path.join(distDir, "prerender-manifest.json"), "utf8"));

  /** Leaves nothing but the site's cookies in the request, in a spelling that everybody reads alike. */
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

  return (request, answer, next) => {
    // Whoever has had a preview knows the id, and could have pages rendered again.
    delete request.headers["x-prerender-revalidate"];
    const preview = openPreview(request);
    if (preview || pathOf(request) === "/api/preview") answer.framedBy = preview?.panel ?? cmsUrl;
    next();
  };
}

/** Pages of a preview are not cached, and the panel may frame them. Goes behind the stages that write the policy. */
export const framePreviews: Stage = (_request, answer, next) => {
  answer.beforeHead(() => {
    const policy = answer.getHeader(POLICY)?.toString();
    if (!answer.framedBy || !policy) return;
    answer.setHeader(POLICY, policy.replace("frame-ancestors 'none'", `frame-ancestors ${answer.framedBy}`));
    answer.setHeader("Cache-Control", "private, no-store");
    answer.setHeader("X-Robots-Tag", "noindex, nofollow");
    answer.removeHeader("X-Frame-Options");
  });
  next();
};

import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { type PreviewClaims, previewCookie, readPreview, type webSettings } from "@repo/settings";
import { pathOf } from "./addresses.ts";
import { withCookies } from "./cookies.ts";
import type { WriteHead } from "./secure-answers.ts";

const POLICY = "Content-Security-Policy";
const DRAFT_MODE = "__prerender_bypass";
const PREVIEW_DATA = "__next_preview_data";

/** Only our cookie opens draft mode, and only the panel may frame it, uncached. Goes before secureAnswers. */
export function framePreviews(settings: ReturnType<typeof webSettings>, distDir: string) {
  const { cmsUrl, previewSecret } = settings;
  const name = previewCookie(settings);
  const manifest = JSON.parse(readFileSync(path.join(distDir, "prerender-manifest.json"), "utf8"));
  const { previewModeId } = manifest.preview;

  function openDraftMode(request: IncomingMessage): PreviewClaims | null {
    // Whoever has had a preview knows the id, and could have pages made anew.
    delete request.headers["x-prerender-revalidate"];
    if (!request.headers.cookie) return null;
    return withCookies(request, (cookies) => {
      cookies.delete([DRAFT_MODE, PREVIEW_DATA]);
      const preview = readPreview(cookies.get(name)?.value, previewSecret);
      if (preview) cookies.set(DRAFT_MODE, previewModeId);
      return preview;
    });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const preview = openDraftMode(request);
    if (!preview && pathOf(request) !== "/api/preview") return;
    const panel = preview?.panel ?? cmsUrl;
    const writeHead = response.writeHead.bind(response) as WriteHead;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      const policy = response.getHeader(POLICY)?.toString();
      if (policy) {
        response.setHeader(POLICY, policy.replace("frame-ancestors 'none'", `frame-ancestors ${panel}`));
        response.setHeader("Cache-Control", "private, no-store");
        response.setHeader("X-Robots-Tag", "noindex, nofollow");
        response.removeHeader("X-Frame-Options");
      }
      return writeHead(status, ...rest);
    };
  };
}

import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { type PreviewClaims, previewCookie, readPreview, type webSettings } from "@repo/settings";
import { pathOf } from "./addresses.ts";
import type { WriteHead } from "./secure-answers.ts";

const POLICY = "Content-Security-Policy";
const DRAFT_MODE = "__prerender_bypass=";

/** Only our cookie opens draft mode, and only the panel may frame it, uncached. Goes before secureAnswers. */
export function framePreviews(settings: ReturnType<typeof webSettings>, distDir: string) {
  const { cmsUrl, previewSecret } = settings;
  const name = `${previewCookie(settings)}=`;
  const manifest = JSON.parse(readFileSync(path.join(distDir, "prerender-manifest.json"), "utf8"));
  const draftMode = DRAFT_MODE + manifest.preview.previewModeId;

  function openDraftMode(request: IncomingMessage): PreviewClaims | null {
    const cookies = request.headers.cookie?.split("; ") ?? [];
    const others = cookies.filter((each) => !each.startsWith(DRAFT_MODE));
    const own = others.find((each) => each.startsWith(name))?.slice(name.length);
    const preview = readPreview(own, previewSecret);
    if (preview || others.length < cookies.length) {
      request.headers.cookie = [...others, ...(preview ? [draftMode] : [])].join("; ");
    }
    return preview;
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

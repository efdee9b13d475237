import { mkdtempSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { signPreview } from "@repo/plugin-kit/preview/token";
import { expect, it } from "vitest";
import { SiteResponse } from "../server/request/site-response.ts";
import { draftMode, framePreviews } from "../server/steps/draft-mode.ts";
import { securityHeaders } from "../server/steps/security-headers.ts";
import { serveMiddleware, siteWith } from "./middleware";

const DRAFT = "__prerender_bypass";
const ID = "of-this-instance";
const PANEL = "https://cms.example.com";
const CLAIMS = { session: "one", status: "draft", panel: PANEL } as const;

const distDir = mkdtempSync(path.join(tmpdir(), "draft-mode-"));
writeFileSync(path.join(distDir, "prerender-manifest.json"), JSON.stringify({ preview: { previewModeId: ID } }));
const site = siteWith({}, distDir);
const { settings } = site;
const middleware = draftMode(site);
const PREVIEW = settings.previewCookie;
const ACCESS = PREVIEW.replace("preview", "access");
const OPEN = `${PREVIEW}=${signPreview(CLAIMS, settings.previewSecret.current)}`;
const OPENED = `${OPEN}; ${DRAFT}=${ID}`;

function left(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const request = Object.assign(Object.create(null), { url: "/about", method: "GET", headers });
  middleware(request, new SiteResponse(request), () => {});
  return request.headers;
}

const cookiesOf = (cookie: string | undefined) => left({ cookie }).cookie;

it("a preview is in the draft mode of the instance that answers", () => {
  expect(cookiesOf(`${ACCESS}=1; ${OPEN}`)).toBe(`${ACCESS}=1; ${OPENED}`);
  expect(cookiesOf(`${DRAFT}=of-another; ${OPEN}`)).toBe(`x=of-another; ${OPENED}`);
});

it("nobody is in it without a preview", () => {
  expect(cookiesOf(undefined)).toBeUndefined();
  expect(cookiesOf(`${ACCESS}=1`)).toBe(`${ACCESS}=1`);
  expect(cookiesOf(`${OPEN}x; ${DRAFT}=${ID}`)).toBe(`${OPEN}x; x=${ID}`);
  expect(cookiesOf(`__prerender_${DRAFT}bypass=${ID}`)).not.toContain(DRAFT);
  expect(cookiesOf(`${ACCESS}=1;\t${DRAFT}=x;${DRAFT}=${ID}`)).not.toContain(DRAFT);
});

it("nobody can revalidate a page with the ID of a preview", () => {
  expect(left({ "x-prerender-revalidate": ID })).toEqual({});
});

const POLICY = "style-src 'self' 'sha256-a='; frame-ancestors 'none'";

it("the panel that it was opened in may frame it, and it changes its colours while open, whatever address the site knows the CMS by", async () => {
  const ask = await serveMiddleware([middleware, securityHeaders(site), framePreviews], (answer) => {
    answer.setHeader("Content-Security-Policy", POLICY).end();
  });
  const ofFrames = async (cookie: string) => {
    const { headers } = await ask("/about", { headers: { cookie } });
    return [headers.get("content-security-policy"), headers.get("x-frame-options")];
  };
  expect(settings.cmsUrl).not.toBe(PANEL);
  expect(await ofFrames(OPEN)).toEqual([`style-src 'self' 'unsafe-inline'; frame-ancestors ${PANEL}`, null]);
  expect(await ofFrames(`${ACCESS}=1`)).toEqual([POLICY, "DENY"]);
});

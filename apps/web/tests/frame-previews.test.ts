import { mkdtempSync, writeFileSync } from "node:fs";
import { type IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { previewCookie, signPreview, webSettings } from "@repo/settings";
import { expect, it } from "vitest";
import { framePreviews } from "../server/frame-previews.ts";
import { PREVIEW_SECRET, SECRET, SITE_TOKEN } from "./site";

const settings = webSettings({ SITE_TOKEN, REVALIDATE_SECRET: SECRET, PREVIEW_SECRET });
const distDir = mkdtempSync(path.join(tmpdir(), "frame-previews-"));
writeFileSync(path.join(distDir, "prerender-manifest.json"), '{"preview":{"previewModeId":"of-this-instance"}}');
const frame = framePreviews(settings, distDir);

const PANEL = "https://cms.example.com";
const CLAIMS = { session: "one", status: "draft", panel: PANEL } as const;
const OPEN = `${previewCookie(settings)}=${signPreview(CLAIMS, settings.previewSecret)}`;

function ask(cookie: string | undefined) {
  const request = { url: "/about", headers: { cookie } } as IncomingMessage;
  const response = new ServerResponse(request);
  response.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  frame(request, response);
  response.writeHead(200);
  return { cookie: request.headers.cookie, policy: response.getHeader("Content-Security-Policy") };
}

const cookiesOf = (cookie: string | undefined) => ask(cookie).cookie;

it("a preview is in the draft mode of the instance that answers", () => {
  const opened = `a=1; ${OPEN}; __prerender_bypass=of-this-instance`;
  expect(cookiesOf(`a=1; ${OPEN}`)).toBe(opened);
  expect(cookiesOf(`a=1; __prerender_bypass=of-another; ${OPEN}`)).toBe(opened);
});

it("nobody is in it without a preview", () => {
  expect(cookiesOf(undefined)).toBeUndefined();
  expect(cookiesOf("a=1; b=2")).toBe("a=1; b=2");
  expect(cookiesOf("a=1; __prerender_bypass=of-this-instance")).toBe("a=1");
  expect(cookiesOf(`${OPEN}x; __prerender_bypass=of-this-instance`)).toBe(`${OPEN}x`);
});

it.each([
  "a=1;__prerender_bypass=of-this-instance",
  "a=1;   __prerender_bypass=of-this-instance",
  "a=1; __prerender_bypass=x; \t__prerender_bypass=of-this-instance",
  "a=1; __prerender_bypass=%6ff-this-instance",
  "a=1; __next_preview_data=x",
])("nobody is in it by another spelling: %j", (cookie) => {
  expect(cookiesOf(cookie)).toBe("a=1");
});

it("nobody has a page made anew by what a preview has told them", () => {
  const request = { url: "/about", headers: { "x-prerender-revalidate": "of-this-instance" } };
  frame(request as unknown as IncomingMessage, new ServerResponse(request as unknown as IncomingMessage));
  expect(request.headers).toEqual({});
});

it("the panel that it was opened in may frame it, whatever address the site knows the CMS by", () => {
  expect(settings.cmsUrl).not.toBe(PANEL);
  expect(ask(OPEN).policy).toBe(`default-src 'none'; frame-ancestors ${PANEL}`);
  expect(ask(undefined).policy).toBe("default-src 'none'; frame-ancestors 'none'");
});

import { mkdtempSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { signPreview } from "@repo/plugin-kit/preview/token";
import fc from "fast-check";
import { RequestCookies } from "next/dist/compiled/@edge-runtime/cookies/index.js";
import { getCookieParser } from "next/dist/server/api-utils/get-cookie-parser";
import { describe, expect, it } from "vitest";
import { draftMode, framePreviews } from "../runtime/pipeline/draft-mode.ts";
import { securityHeaders } from "../runtime/pipeline/security-headers.ts";
import { SiteResponse } from "../runtime/pipeline/site-response.ts";
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
  expect(cookiesOf(`${DRAFT}=of-another; ${OPEN}`)).toBe(OPENED);
});

it("nobody is in it without a preview", () => {
  expect(cookiesOf(undefined)).toBeUndefined();
  expect(cookiesOf(`${ACCESS}=1`)).toBe(`${ACCESS}=1`);
  expect(cookiesOf(`${ACCESS}=1; ${DRAFT}=${ID}`)).toBe(`${ACCESS}=1`);
  expect(cookiesOf(`${OPEN}x; ${DRAFT}=${ID}`)).toBe(`${OPEN}x`);
});

describe("cookies", () => {
  const latin = fc.integer({ min: 0x20, max: 0xff }).filter((code) => code !== 0x7f);
  const text = fc.string({ unit: latin.map((code) => String.fromCharCode(code)), maxLength: 4 });
  const names = fc.constantFrom(PREVIEW, PREVIEW.toUpperCase(), ACCESS, DRAFT, "__next_preview_data", "a");
  const part = fc.constantFrom(...`=;,"' \t\\%\u00a0`, "; ", "%20", "%3B", "%E0%A4", "%00", "$Version", ID);
  const header = fc
    .array(fc.oneof({ weight: 3, arbitrary: names }, { weight: 4, arbitrary: part }, text), { maxLength: 16 })
    // Node.js trims the header like this.
    .map((parts) => parts.join("").replace(/^[ \t]+|[ \t]+$/g, ""));

  it.each([
    `${ACCESS}=1;${DRAFT}=${ID}`,
    `${ACCESS}=1;   ${DRAFT}=${ID}`,
    `${ACCESS}=1; ${DRAFT}=x; \t${DRAFT}=${ID}`,
    `${ACCESS}=1; ${DRAFT}=%6ff-this-instance`,
    `${ACCESS}=1; __next_preview_data=x`,
    `${ACCESS}=1; \u00a0${PREVIEW}=2`,
    `${ACCESS}=1; ${PREVIEW}="; ${DRAFT}=${ID}"`,
  ])("that are not the site's are not passed on: %j", (cookie) => {
    expect(cookiesOf(cookie)).toBe(`${ACCESS}=1`);
  });

  it("of the site are passed on as all who read them understand them, whatever the header is", () => {
    fc.assert(
      fc.property(header, (cookie) => {
        const passed = cookiesOf(cookie) ?? "";
        const asNext = [...new RequestCookies(new Headers({ cookie: passed }))].map(([name, { value }]) => [
          name,
          value,
        ]);
        const asParser = Object.entries(getCookieParser({ cookie: passed })());
        expect(asNext).toEqual(asParser);
        for (const [name] of asNext) expect(name).toMatch(/^site-\d+-[a-z]+$/);
      }),
      { numRuns: 2_000, examples: [[`${ACCESS}=1; ${ACCESS}=2`], [`${ACCESS}`], [`${ACCESS}="1"`], [`${ACCESS}=%31`]] },
    );
  });
});

it("nobody can revalidate a page with the ID of a preview", () => {
  expect(left({ "x-prerender-revalidate": ID })).toEqual({});
});

it("the panel that it was opened in may frame it, whatever address the site knows the CMS by", async () => {
  const ask = await serveMiddleware([middleware, securityHeaders(site), framePreviews], (answer) => {
    answer.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'").end();
  });
  const ofFrames = async (cookie: string) => {
    const { headers } = await ask("/about", { headers: { cookie } });
    return [headers.get("content-security-policy"), headers.get("x-frame-options")];
  };
  expect(settings.cmsUrl).not.toBe(PANEL);
  expect(await ofFrames(OPEN)).toEqual([`default-src 'none'; frame-ancestors ${PANEL}`, null]);
  expect(await ofFrames(`${ACCESS}=1`)).toEqual(["default-src 'none'; frame-ancestors 'none'", "DENY"]);
});

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { completePages } from "../server/html/complete-pages.ts";
import type { SiteResponse } from "../server/request/site-response.ts";
import { compress } from "../server/steps/compression.ts";
import { securityHeaders } from "../server/steps/security-headers.ts";
import { serveMiddleware, siteWith } from "./middleware";

const SITE = "https://www.example.com";
const OWN = "(self.__next_f=self.__next_f||[]).push([0])";
const PAGE = `<!DOCTYPE html><p>Grüße</p><script>${OWN}</script>`;
const HASH = `'sha256-${createHash("sha256").update(OWN).digest("base64")}'`;

async function serve(answer: (answer: SiteResponse) => void, siteUrl = SITE) {
  const site = siteWith({ SITE_URL: siteUrl });
  const ask = await serveMiddleware([securityHeaders(site), completePages(site), compress], answer);
  return (init?: RequestInit) => ask("/", init);
}

function page(html: string, etag?: string) {
  return (response: SiteResponse) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (etag) response.setHeader("ETag", etag);
    response.setHeader("Content-Length", Buffer.byteLength(html));
    response.end(html);
  };
}

const scripts = (answer: Response) =>
  /script-src ([^;]*)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];

describe("a page", () => {
  it("names its own scripts, again as at first", async () => {
    const ask = await serve(page(PAGE, '"one"'));
    for (const turn of ["first", "again"]) {
      const answer = await ask({ headers: { "accept-encoding": "br" } });
      expect(scripts(answer), turn).toBe(`'self' ${HASH}`);
      expect(answer.headers.get("content-encoding")).toBe("br");
      expect(await answer.text()).toBe(PAGE);
    }
  });

  it.each([
    [404, '<div class="card"><template data-status="404"></template><h1>Gone</h1></div>'],
    [503, '<template data-status="503"></template>'],
    [200, "<div></div>"],
  ])("is answered with %i when it is %j", async (status, html) => {
    expect((await (await serve(page(html)))()).status).toBe(status);
  });

  it.each([
    ['<template data-frame="self"></template>', "'self'"],
    ['<template data-frame="https://player.example.com"></template>', "https://player.example.com"],
    ["<p></p>", undefined],
  ])("with %s may frame what it shows, and nothing else", async (content, allowed) => {
    const answer = await (await serve(page(PAGE.replace("<p>", `${content}<p>`))))();
    expect(/frame-src ([^;]*)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1]).toBe(allowed);
  });

  it("may wear the colours in its head, and no style that somebody has brought into its content", async () => {
    const styles = (answer: Response) =>
      /style-src ([^;]*)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
    const style = (color: string) => `<style data-brand="">:root{--color-blue:${color}}</style>`;
    const own = await (await serve(page(`<head>${style("#123456")}</head><body>${style("red")}</body>`)))();
    const hash = createHash("sha256").update(":root{--color-blue:#123456}").digest("base64");
    expect(styles(own)).toBe(`'self' 'sha256-${hash}'`);
    const brought = await (await serve(page(`<head></head><body>${style("red")}</body>`)))();
    expect(styles(brought)).toBe("'self'");
  });

  it("has the firm's own font loaded early, and not the build's", async () => {
    const build = "<style>@font-face{font-family:headings;src:url(/_next/static/chunks/../media/a.woff2)}</style>";
    const linkOf = async (style: string) => {
      const ask = await serve(page(`<head><style data-brand="">${style}</style>${build}</head>`));
      return (await ask()).headers.get("link");
    };
    expect(await linkOf(":root{}")).toContain("</_next/static/media/a.woff2>;");
    const own = await linkOf('@font-face{font-family:"Own headings";src:url("/media/own.woff2");}');
    expect(own).toBe('</media/own.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"');
  });

  it("says the same to HEAD once it is known", async () => {
    const ask = await serve(page(PAGE, '"one"'));
    const whole = await ask();
    const head = await ask({ method: "HEAD" });
    expect(await head.text()).toBe("");
    for (const name of ["content-security-policy", "content-length", "etag"]) {
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
    }
  });

  it("that comes in parts names its scripts too, and no script that somebody has brought in", async () => {
    const [start = "", end = ""] = PAGE.split(/(?=<script>)/);
    const ask = await serve((response) => {
      response.setHeader("Content-Type", "text/html");
      response.flushHeaders();
      response.write(Buffer.from(`${start}<script>alert(1)</script>`));
      response.write(Buffer.from(end));
      response.end();
    });
    const answer = await ask();
    expect(scripts(answer)).toBe(`'self' ${HASH}`);
    expect(await answer.text()).toBe(`${start}<script>alert(1)</script>${end}`);
  });

  it("lets the tag in when an editor has set one", async () => {
    const policyOf = async (html: string) => (await (await serve(page(html)))()).headers.get("content-security-policy");
    expect(await policyOf(PAGE)).not.toContain("google");
    const withTag = await policyOf(`<template data-tag="G-TEST12345"></template>${PAGE}`);
    expect(withTag).toContain(`script-src 'self' ${HASH} https://www.googletagmanager.com/gtag/;`);
    expect(withTag).toMatch(/connect-src 'self' [^;]*google-analytics/);
  });

  it("with a policy of its own keeps it", async () => {
    const ask = await serve((response) => {
      response.setHeader("Content-Security-Policy", "sandbox");
      page(PAGE)(response);
    });
    expect((await ask()).headers.get("content-security-policy")).toBe("sandbox");
  });
});

describe("an answer", () => {
  it("with a file that can run nothing says what files need", async () => {
    const headersOf = async (type: string) => {
      const ask = await serve((response) => response.setHeader("Content-Type", type).end("…"));
      return (await ask()).headers;
    };
    const headers = await headersOf("text/css");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
    expect(headers.get("content-security-policy")).toBeNull();
    expect((await headersOf("image/svg+xml")).get("content-security-policy")).toMatch(/^default-src 'none'/);
  });

  it.each([
    ["application/rss+xml; charset=utf-8", "*"],
    ["application/feed+json; charset=utf-8", "*"],
    ["application/json", null],
    ["text/html", null],
  ])("of type %s may be read by another site's script: %s", async (type, origin) => {
    const ask = await serve((response) => response.setHeader("Content-Type", type).end("…"));
    const { headers } = await ask();
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("cross-origin-resource-policy")).toBe(origin ? "cross-origin" : "same-origin");
  });

  it("says of a text that it is UTF-8, once", async () => {
    for (const [type, said] of [
      ["text/plain", "text/plain; charset=utf-8"],
      ["text/javascript; charset=UTF-8", "text/javascript; charset=UTF-8"],
      ["image/svg+xml", "image/svg+xml; charset=utf-8"],
      ["application/json", "application/json"],
    ] as const) {
      const ask = await serve((response) => response.setHeader("Content-Type", type).end("Grüße"));
      expect((await ask()).headers.get("content-type")).toBe(said);
    }
  });

  it("that a browser has already leaves what was said with it", async () => {
    const { headers } = await (await serve((response) => response.writeHead(304).end()))();
    expect(headers.get("content-security-policy")).toBeNull();
    expect(headers.get("cross-origin-resource-policy")).toBeNull();
  });

  it("asks for https where the site is at home there, and nowhere else", async () => {
    for (const [siteUrl, age, upgrades] of [
      [SITE, "max-age=63072000", true],
      ["http://localhost:3000", null, false],
    ] as const) {
      const { headers } = await (await serve(page(PAGE), siteUrl))();
      expect(headers.get("strict-transport-security")).toBe(age);
      expect(headers.get("content-security-policy")?.includes("upgrade-insecure-requests")).toBe(upgrades);
    }
  });
});

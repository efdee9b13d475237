import { describe, expect, it } from "vitest";
import { markTags } from "../server/cache/tags.ts";
import type { Middleware } from "../server/request/middleware.ts";
import { readSectionPages, unknownAddresses } from "../server/steps/section-pages.ts";
import { serveMiddleware, siteWith } from "./middleware";
import { startCms } from "./site";

/** Starts our server before a CMS that has these pages. `ask` returns the address that is passed on. */
async function siteOf(paths: string[], before: Middleware[] = []) {
  const cms = await startCms();
  const known = { paths, status: 200 };
  cms.answer = ({ url }, response) => {
    const query = new URL(url ?? "", "http://cms").searchParams;
    const number = (name: string) => Number(query.get(`pagination[${name}]`));
    const end = number("page") * number("pageSize");
    const data = known.paths.slice(end - number("pageSize"), end).map((path) => ({ path }));
    response.writeHead(known.status, { "content-type": "application/json" }).end(JSON.stringify({ data }));
  };
  const site = siteWith({ CMS_URL: cms.url }, ".next");
  const isSectionPage = readSectionPages(site);
  const send = await serveMiddleware([...before, unknownAddresses(site, isSectionPage)], (response, { url }) =>
    response.end(url),
  );
  return { cms, known, isSectionPage, ask: async (path: string) => (await send(path)).text() };
}

describe("an address", () => {
  it("of a page that an editor made stays, and one that anybody makes up costs no render", async () => {
    const { ask } = await siteOf(["spring-offer", "events/open-day"]);
    expect(await ask("/spring-offer?a=b")).toBe("/spring-offer?a=b");
    expect(await ask("/events/open-day")).toBe("/events/open-day");
    expect(await ask("/no-such-page?a=b")).toBe("/no-page/at/no-such-page?a=b");
    expect(await ask("/wp-login.php")).toBe("/no-page/at/wp-login.php");
    expect(await ask("/events/2")).toBe("/no-page/at/events/2");
    expect(await ask("/a/b/c")).toBe("/no-page/at/a/b/c");
  });

  it.each([
    ["/spring-offer/", "/spring-offer/"],
    ["/services/", "/services/"],
    ["/blog/tags/react/2/", "/blog/tags/react/2/"],
    ["/no-such-page/?a=b", "/no-page/at/no-such-page?a=b"],
    ["//evil.example", "/no-page/at/evil.example"],
    ["/a//b", "/no-page/at/a/b"],
    ["/careers/moved/?a=b", "/irregular/at/careers/moved?a=b"],
    ["/blog//authors/moved", "/irregular/at/blog/authors/moved"],
    ["/irregular/at//evil.example", "/no-page/at/irregular/at/evil.example"],
  ])("in another spelling, %s, is passed on as %s, which is at most one redirect", async (path, passed) => {
    const { ask } = await siteOf(["spring-offer"]);
    expect(await ask(path)).toBe(passed);
  });

  it.each([
    "/",
    "/about",
    "/services/anything",
    "/blog/anything",
    "/sitemap.xml",
    "/api/health",
    "/icon.svg",
    "/_next/static/a.js",
  ])("of the site itself stays, without a question to the CMS: %s", async (path) => {
    const { ask, cms } = await siteOf([]);
    expect(await ask(path)).toBe(path);
    expect(cms.asked).toEqual([]);
  });

  it("is looked up in a list that is read once, however many are made up, and to its end", async () => {
    const { ask, cms } = await siteOf(Array.from({ length: 230 }, (_, index) => `page-${index}`));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(`/unknown-${index}`)));
    expect(answers.every((url) => url.startsWith("/no-page/at/unknown-"))).toBe(true);
    expect(await ask("/page-229")).toBe("/page-229");
    expect(cms.asked).toHaveLength(3);
  });

  it("is new for the first visitor after a change", async () => {
    const { ask, known } = await siteOf([]);
    expect(await ask("/new")).toBe("/no-page/at/new");
    known.paths = ["new"];
    expect(await ask("/new")).toBe("/no-page/at/new");
    markTags(["page"], { expire: 1 });
    expect(await ask("/new")).toBe("/new");
  });

  it("is what it was while the CMS is away, and could be a page's as long as nothing is known", async () => {
    const { ask, known } = await siteOf(["known"]);
    known.status = 503;
    expect(await ask("/made-up")).toBe("/made-up");
    known.status = 200;
    await expect.poll(() => ask("/made-up")).toBe("/no-page/at/made-up");
    known.status = 503;
    markTags(["page"], { expire: 1 });
    expect(await ask("/made-up")).toBe("/no-page/at/made-up");
    expect(await ask("/known")).toBe("/known");
  });

  it("of a draft stays for the editor who previews it", async () => {
    const preview: Middleware = (_, response, next) => {
      response.framedBy = "https://cms.example.com";
      next();
    };
    const { ask } = await siteOf([], [preview]);
    expect(await ask("/bbs248rzxib9wo9o5xbe7dyl")).toBe("/bbs248rzxib9wo9o5xbe7dyl");
  });
});

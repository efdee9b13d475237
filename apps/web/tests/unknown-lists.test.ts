import { expect, it } from "vitest";
import { markTags } from "../server/cache/tags.ts";
import { unknownAddresses } from "../server/steps/section-pages.ts";
import { serveMiddleware, siteWith } from "./middleware";
import { startCms } from "./site";

const LENGTHS = {
  "/blog/page": 3,
  "/careers/page": 0,
  "/blog/tags/c-plus-plus": 2,
  "/blog/tags/हिंदी": 1,
  "/blog/authors/ada-brass": 3,
  "/work/industries/retail": 1,
  "/work/services/web-apps": 1,
};
const REDIRECTS = ["/blog/tags/moved", "/blog/tags/C-Plus-Plus", "/blog/tags/%C3%BCber-uns", "/blog/authors/left"];

async function siteOf(lengths: Record<string, number> = LENGTHS) {
  const cms = await startCms();
  const known = { lengths, status: 200 };
  cms.answer = ({ url }, response) => {
    const content = url === "/api/redirects" ? REDIRECTS.map((from) => ({ from })) : known.lengths;
    response.writeHead(known.status, { "content-type": "application/json" }).end(JSON.stringify(content));
  };
  const site = siteWith({ CMS_URL: cms.url }, ".next");
  const send = await serveMiddleware([unknownAddresses(site, () => false)], (response, { url }) => response.end(url));
  return { cms, known, ask: async (path: string) => (await send(path)).text() };
}

it.each([
  "/blog/page/3",
  "/blog/tags/c-plus-plus",
  "/blog/tags/c-plus-plus/2?_rsc=a",
  `/blog/tags/${encodeURIComponent("हिंदी")}`,
  "/blog/tags/moved",
  "/blog/tags/Moved",
  "/blog/tags/moved.",
  "/blog/tags/C-Plus-Plus",
  `/blog/tags/${encodeURIComponent("Über uns")}`,
  "/blog/authors/ada-brass",
  "/blog/authors/Ada-Brass.",
  "/blog/authors/ada-brass/2",
  "/blog/authors/left",
  "/work/industries/retail",
  "/work/services/web-apps",
])("a list stays: %s", async (path) => {
  expect(await (await siteOf()).ask(path)).toBe(path);
});

it.each([
  ["/blog/page/4", "/blog/page/1"],
  ["/blog/page/02", "/blog/page/1"],
  ["/blog/page/x?a=b", "/blog/page/1?a=b"],
  ["/blog/tags/made-up", "/blog/page/1"],
  ["/blog/tags/constructor", "/blog/page/1"],
  [`/blog/tags/${encodeURIComponent("हिंदी")}.`, "/blog/page/1"],
  ["/blog/tags/a%2Fb%2Fc", "/blog/page/1"],
  ["/blog/tags/c-plus-plus/1", "/blog/page/1"],
  ["/blog/tags/c-plus-plus/3", "/blog/page/1"],
  ["/blog/authors/ada-brass/4", "/blog/page/1"],
  ["/blog/authors/made-up", "/blog/page/1"],
  ["/blog/authors/made-up/2", "/blog/page/1"],
  ["/work/industries/made-up", "/work/industries/-"],
  ["/work/services/made-up?a=b", "/work/industries/-?a=b"],
  ["/careers/page/2", "/careers/page/1"],
])("a list that anybody makes up costs no render: %s", async (path, shared) => {
  expect(await (await siteOf()).ask(path)).toBe(shared);
});

it("lists are read once, however many are made up, and again after a change", async () => {
  const { ask, cms, known } = await siteOf();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(`/blog/tags/made-up-${index}`)));
  expect(new Set(answers)).toEqual(new Set(["/blog/page/1"]));
  expect(cms.asked).toHaveLength(2);
  known.lengths = { "/blog/tags/made-up-1": 1 };
  markTags(["blog-post"], { expire: 1 });
  expect(await ask("/blog/tags/made-up-1")).toBe("/blog/tags/made-up-1");
});

it("any list could be there as long as the CMS has not answered, and stays what it was while it is away", async () => {
  const { ask, known } = await siteOf();
  known.status = 503;
  expect(await ask("/blog/tags/made-up")).toBe("/blog/tags/made-up");
  known.status = 200;
  await expect.poll(() => ask("/blog/tags/made-up")).toBe("/blog/page/1");
  known.status = 503;
  markTags(["blog-post"], { expire: 1 });
  expect(await ask("/blog/tags/made-up")).toBe("/blog/page/1");
});

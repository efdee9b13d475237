import { readFile } from "node:fs/promises";
import path from "node:path";
import { weighSite } from "@repo/testing/page-weight";
import { product } from "../product";
import { expect, test } from "./fixtures";

const MAX_SHIFT = 0.02;

/** People choose these limits, as round numbers a few per cent above what is needed. */
type Budget = Record<"everyPage", Limits> & { exceptions: Record<string, Limits> };
type Limits = Record<string, number>;

// What moves must not shift the page either.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a first visit of each page keeps its budget, moves nothing and loads no picture that is far too large", async ({
  browser,
}) => {
  const { everyPage, exceptions }: Budget = JSON.parse(await readFile(path.resolve("budgets.json"), "utf8"));
  const pages = await weighSite(browser, product.SITE_URL);
  expect.soft(Object.keys(pages), "pages of budgets.json").toEqual(expect.arrayContaining(Object.keys(exceptions)));
  for (const [name, { weight, shift, oversized }] of Object.entries(pages)) {
    const measured: Record<string, number> = {
      ...weight,
      pictures: Math.max(weight.phonePictures, weight.desktopPictures),
      requests: Math.max(weight.phoneRequests, weight.desktopRequests),
    };
    for (const [kind, limit] of Object.entries({ ...everyPage, ...exceptions[name] })) {
      expect
        .soft(measured[kind], `${kind} of ${name}. If it is meant, raise it in budgets.json`)
        .toBeLessThanOrEqual(limit);
    }
    for (const [screen, value] of Object.entries(shift)) {
      expect.soft(value, `${name} shifts on a ${screen}`).toBeLessThanOrEqual(MAX_SHIFT);
    }
    expect.soft(oversized, name).toEqual([]);
  }
});

test("what every page starts with asks the browser to compile it while it loads", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const scripts = Array.from(html.matchAll(/<script src="([^"]+)"[^>]* async=""/g), ([, src = ""]) => src);
  const texts = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()));
  const heaviest = texts.sort((a, b) => b.length - a.length).slice(0, 2);
  for (const text of heaviest) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Budget, listOverBudget, listOversized, listShifting } from "@repo/testing/pages/budget";
import { weighSite } from "@repo/testing/pages/weigh";
import { product } from "../product";
import { expect, test } from "./fixtures";

const BUDGETS = path.resolve("budgets.json");

// What moves must not shift the page either.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a first visit of each page keeps its budget, moves nothing and loads no picture that is far too large", async ({
  browser,
}) => {
  const budget: Budget = JSON.parse(await readFile(BUDGETS, "utf8"));
  const weighed = await weighSite(browser, product.SITE_URL);
  expect.soft(listOverBudget(weighed, budget)).toEqual([]);
  expect.soft(listShifting(weighed)).toEqual([]);
  expect.soft(listOversized(weighed)).toEqual([]);
});

test("what every page starts with asks the browser to compile it while it loads", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const scripts = Array.from(html.matchAll(/<script src="([^"]+)"[^>]* async=""/g), ([, src = ""]) => src);
  const texts = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()));
  const heaviest = texts.sort((a, b) => b.length - a.length).slice(0, 2);
  for (const text of heaviest) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

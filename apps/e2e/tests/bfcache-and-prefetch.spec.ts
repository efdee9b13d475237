import { chromium, type Page } from "@playwright/test";
import { PAGE_PATHS } from "@repo/contract/page/content-types";
import { product } from "../product";
import { expect, seededPages, test } from "./fixtures";
import { hydrated } from "./hydration";

/** Reasons of the browser itself: the headless shell keeps no page, but still reports all other reasons. */
const BROWSERS_OWN = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];

test("every page is restored from the back/forward cache", async ({ launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  try {
    const entries = ["/services/", "/work/", "/careers/", "/blog/"].flatMap(
      (folder) => seededPages.find((path) => path.startsWith(folder)) ?? [],
    );
    expect(entries).toHaveLength(4);
    for (const path of [...Object.values(PAGE_PATHS), ...entries]) {
      const page = await browser.newPage();
      await page.goto(product.SITE_URL + path);
      await page.goto(`${product.SITE_URL}/robots.txt`);
      expect(await hindrances(page), path).toEqual([]);
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
});

/** Goes back. @returns the reasons why the page is loaded again. */
async function hindrances(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const restored = new Promise<string[]>((resolve) => {
    session.on("Page.frameNavigated", ({ type }) => type === "BackForwardCacheRestore" && resolve([]));
    session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason).filter((reason) => !BROWSERS_OWN.includes(reason))),
    );
  });
  const { currentIndex, entries } = await session.send("Page.getNavigationHistory");
  await session.send("Page.navigateToHistoryEntry", { entryId: entries[currentIndex - 1]?.id ?? 0 });
  return restored;
}

function listFetchedAhead(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).searchParams.has("_rsc")) fetched.push(request.url());
  });
  return fetched;
}

test("a phone prefetches no page while somebody reads the home page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fetched = listFetchedAhead(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
});

test("a link under the pointer is fetched ahead, unless somebody saves data", async ({ page }) => {
  const connection = { saveData: true };
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
  const fetched = listFetchedAhead(page);
  await page.goto("/", { waitUntil: "networkidle" });
  await hydrated(page);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await links.nth(2).hover();
  await links.nth(3).focus();
  await page.evaluate(() => Object.assign(Reflect.get(navigator, "connection"), { saveData: false }));
  await links.nth(4).hover();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((address) => new URL(address).pathname !== "/blog")).toEqual([]);
});

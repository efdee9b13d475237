import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const PAGES = ["/", "/about", "/services/web-development", "/technologies", "/careers", "/blog", "/contact"];
const MAX_SHIFT = 0.01;

declare global {
  interface Window {
    shift: number;
  }
}

function recordShifts() {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Returns the places and colours of everything visible. */
function look(page: Page): Promise<string[]> {
  return page.locator("body :visible").evaluateAll((elements) =>
    elements
      .filter((element) => !element.matches("script, style, link"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        return [element.tagName, element.className, x, y, width, height, color, backgroundColor, fontSize].join(" ");
      }),
  );
}

for (const width of [360, 1280]) {
  test(`fonts that come late move next to nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordShifts);
    let asked = 0;
    let fonts = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      asked += 1;
      await fonts.promise;
      await route.continue();
    });
    for (const path of PAGES) {
      asked = 0;
      fonts = Promise.withResolvers();
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect.poll(() => asked, path).toBeGreaterThan(0);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      fonts.resolve();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const shift = await page.evaluate(() => window.shift);
      expect(shift, path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
}

test.describe("without scripts", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} looks without its style sheet as it does with it`, { tag: "@failing-requests" }, async ({ page }) => {
      const looks = async () => {
        const found: string[][] = [];
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await page.evaluate(() => {
            // Fonts are requested at layout, which a busy machine may do after the load.
            document.body.getBoundingClientRect();
            return document.fonts.ready;
          });
          found.push(await look(page));
        }
        return found;
      };
      const whole = await looks();
      for (const elements of whole) expect(elements.length).toBeGreaterThan(60);
      await page.route("**/*.css", (route) => route.abort());
      const changed = (await looks()).flatMap((found, at) =>
        found.flatMap((look, index) =>
          look === whole[at]?.[index] ? [] : [{ with: whole[at]?.[index], without: look }],
        ),
      );
      expect(changed.slice(0, 3)).toEqual([]);
    });
  }
});

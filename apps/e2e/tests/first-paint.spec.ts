import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const PAGES = ["/", "/about", "/services/web-development", "/technologies", "/careers", "/blog", "/contact"];

/** Where everything is that can be seen, and in which colours. */
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

test.use({ contextOptions: { reducedMotion: "reduce" }, javaScriptEnabled: false });

for (const path of PAGES) {
  test(`${path} looks without its style sheet as it does with it`, { tag: "@failing-requests" }, async ({ page }) => {
    const looks = async () => {
      await page.goto(path);
      const found: string[][] = [];
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        found.push(await look(page));
      }
      return found;
    };
    const whole = await looks();
    for (const elements of whole) expect(elements.length).toBeGreaterThan(60);
    await page.route("**/*.css", (route) => route.abort());
    expect(await looks()).toEqual(whole);
  });
}

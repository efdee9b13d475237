import { PAGE_PATHS } from "@repo/contract/page/content-types";
import { enlargeLetters, expect, expectAccessible, seededPages, test } from "./fixtures";

const PAGES = [
  ...Object.values(PAGE_PATHS),
  "/services/web-development",
  "/careers/senior-backend-engineer",
  "/work/industries/travel",
  "/work/…",
  "/search?q=cloud",
  "/search?q=zzqqxx",
];

// With reduced motion, a page shows everything at once, without scrolling.
for (const path of PAGES) {
  test(`${path} is accessible on a phone and on a desktop, and fits every width, also with letters of double size`, {
    tag: "@journey",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path === "/work/…" ? (seededPages.find((each) => each.startsWith("/work/")) ?? "") : path);
    for (const width of [320, 360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if ([360, 1280].includes(width)) await expectAccessible(page);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `at ${width} px`).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await enlargeLetters(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  });
}

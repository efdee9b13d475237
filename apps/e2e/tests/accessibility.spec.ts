import { PAGE_PATHS } from "@repo/contract/site/addresses";
import { cutTexts, enlargeLetters, expect, expectAccessible, seededPages, spaceTexts, test } from "./fixtures";

const PAGES = [
  ...Object.values(PAGE_PATHS),
  "/services/web-development",
  "/careers/senior-backend-engineer",
  "/work/industries/travel",
  "/work/…",
  "/search?q=cloud",
  "/search?q=zzqqxx",
];

const KINDS = [
  "/",
  "/services/web-development",
  "/careers/senior-backend-engineer",
  "/blog",
  "/contact",
  "/search?q=cloud",
];

// With reduced motion, a page shows everything at once, without scrolling.
for (const path of KINDS) {
  test(`${path} is accessible on a phone`, { tag: "@journey" }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expectAccessible(page);
  });
}

for (const path of PAGES) {
  test(`${path} is accessible on a phone and on a desktop, and fits every width, also with letters of double size or more space`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path === "/work/…" ? (seededPages.find((each) => each.startsWith("/work/")) ?? "") : path);
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const width of [320, 360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if ([360, 1280].includes(width)) await expectAccessible(page);
      expect(await widest(), `at ${width} px`).toBeLessThanOrEqual(width);
    }
    const cut = await cutTexts(page);
    await spaceTexts(page, true);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(widest, `with more space at ${width} px`).toBeLessThanOrEqual(width);
      expect((await cutTexts(page)).filter((text) => !cut.includes(text))).toEqual([]);
    }
    await spaceTexts(page, false);
    await page.setViewportSize({ width: 1280, height: 720 });
    await enlargeLetters(page);
    expect(await widest()).toBeLessThanOrEqual(1280);
  });
}

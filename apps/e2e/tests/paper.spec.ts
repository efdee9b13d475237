import { expect, seededPages, test } from "./fixtures";

/** The pixels of A4 within the margins of the page, and without margins. */
const WIDTHS = [673, 794];

test("on paper no page is wider than the sheet, and no picture covers a heading", { tag: "@nightly" }, async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of seededPages) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} on ${width} px`).toBe(width);
      const covered = await page.locator("main").evaluate((main) => {
        const pictures = [...main.querySelectorAll("img")].map((img) => img.getBoundingClientRect());
        return [...main.querySelectorAll("h1, h2, h3")].flatMap((heading) => {
          const { left, right, top, bottom } = heading.getBoundingClientRect();
          const isCovered = pictures.some(
            (each) => each.left < right && each.right > left && each.top < bottom && each.bottom > top,
          );
          return isCovered && !heading.querySelector("img") ? (heading.textContent ?? "") : [];
        });
      });
      expect(covered, `${path} on ${width} px`).toEqual([]);
    }
  }
});

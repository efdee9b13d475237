import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const HERO = {
  name: "What we offer",
  slides: ["Web Development", "Mobile App Development", "UI/UX Design", "E-commerce Solution"],
  fade: "1s",
};
const SHOWCASE = {
  name: "Delivering Results That Matter",
  slides: ["Logistics Control Tower", "Tele-health App", "Storefront Growth", "Factory IoT Dashboard"],
  fade: "0.6s",
};
const STAY_MS = 5000;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const shown = (carousel: Locator) => carousel.getByRole("group", { name: /^\d of 4: / });
const button = (carousel: Locator, name: string) => carousel.getByRole("button", { name, exact: true });

const pictures = (carousel: Locator) =>
  carousel.locator("img").evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0));

const label = (slides: string[], index: number) => `${index + 1} of 4: ${slides[index]}`;

/** Stops the clock, and waits for the pictures of the first two slides. */
async function open(page: Page, name: string): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.goto("/");
  const carousel = page.getByRole("region", { name, exact: true });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator("img")).toHaveCount(4);
  await expect.poll(() => pictures(carousel)).toEqual([true, true, false, false]);
  return carousel;
}

for (const { name, slides, fade } of [HERO, SHOWCASE]) {
  test(`"${name}" goes on every 5 seconds and from the last to the first, and fades in ${fade}`, async ({ page }) => {
    const carousel = await open(page, name);
    await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
    await expect(shown(carousel)).toHaveCSS("transition-property", "opacity, visibility");
    await expect(shown(carousel)).toHaveCSS("transition-duration", `${fade}, ${fade}`);
    const all = carousel.locator("[aria-roledescription=slide]");
    const touchable = () => all.evaluateAll((list) => list.map((slide) => getComputedStyle(slide).pointerEvents));
    expect(await touchable()).toEqual(["auto", "none", "none", "none"]);
    expect(await all.evaluateAll((list) => list.map((slide) => (slide as HTMLElement).inert))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    for (const index of [0, 1, 2, 3, 0]) {
      await expect(shown(carousel)).toHaveAccessibleName(label(slides, index));
      await expect(shown(carousel).getByText(slides[index] ?? "", { exact: true })).toBeVisible();
      // A slide waits for its picture, which is loaded during the previous slide.
      await expect.poll(async () => (await pictures(carousel))[(index + 1) % 4]).toBe(true);
      await page.clock.runFor(STAY_MS - 100);
      await expect(shown(carousel)).toHaveAccessibleName(label(slides, index));
      await page.clock.runFor(100);
    }
    await expect(shown(carousel)).toHaveAccessibleName(label(slides, 1));
  });
}

test("the arrows go both ways past the ends, and the dots anywhere", async ({ page }) => {
  const { name, slides } = SHOWCASE;
  const carousel = await open(page, name);
  await button(carousel, "Previous slide").click();
  await expect(shown(carousel)).toHaveAccessibleName(label(slides, 3));
  await expect(button(carousel, "Previous slide")).toBeFocused();
  await button(carousel, "Next slide").click();
  await expect(shown(carousel)).toHaveAccessibleName(label(slides, 0));
  const dots = carousel.getByRole("group", { name: "Choose slide" }).getByRole("button");
  await expect(dots).toHaveCount(4);
  for (const index of [2, 1, 3]) {
    await dots.nth(index).click();
    await expect(shown(carousel)).toHaveAccessibleName(label(slides, index));
    await expect(dots.nth(index)).toHaveAttribute("aria-disabled", "true");
    await expect(carousel.locator("button[aria-disabled=true]")).toHaveCount(1);
  }
});

test("a pointer over a carousel pauses it, and all pictures come", async ({ page }) => {
  const { name, slides } = HERO;
  const carousel = await open(page, name);
  await shown(carousel).hover();
  await expect.poll(() => pictures(carousel)).toEqual([true, true, true, true]);
  await page.clock.runFor(3 * STAY_MS);
  await expect(shown(carousel)).toHaveAccessibleName(label(slides, 0));
  await page.mouse.move(0, 0);
  await expect(shown(carousel).locator("..")).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(STAY_MS);
  await expect(shown(carousel)).toHaveAccessibleName(label(slides, 1));
});

test("the first thing the keyboard reaches stops a carousel, and it goes on only when asked", async ({ page }) => {
  const { name, slides } = HERO;
  const carousel = await open(page, name);
  const stop = carousel.getByRole("button").first();
  await expect(stop).toHaveAccessibleName("Stop slide rotation");
  await stop.evaluate((element) => {
    const before = document.createElement("button");
    element.closest("section")?.before(before);
    before.focus({ preventScroll: true });
  });
  await page.keyboard.press("Tab");
  await expect(stop).toBeFocused();
  await expect(stop).toHaveAccessibleName("Start slide rotation");
  await page.clock.runFor(3 * STAY_MS);
  await expect(shown(carousel)).toHaveAccessibleName(label(slides, 0));
  await expect(shown(carousel).locator("..")).toHaveAttribute("aria-live", "polite");

  await page.keyboard.press("Enter");
  await expect(stop).toHaveAccessibleName("Stop slide rotation");
  await page.clock.runFor(STAY_MS);
  await expect(shown(carousel)).toHaveAccessibleName(label(slides, 1));
});

test("carousels stand still for a visitor who wants less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  for (const { name, slides } of [HERO, SHOWCASE]) {
    const carousel = page.getByRole("region", { name, exact: true });
    await expect(button(carousel, "Start slide rotation")).toBeVisible();
    await page.clock.runFor(3 * STAY_MS);
    await expect(shown(carousel)).toHaveAccessibleName(label(slides, 0));
    await button(carousel, "Next slide").click();
    await expect(shown(carousel)).toHaveAccessibleName(label(slides, 1));
  }
});

test("the hero has a least height for each width", async ({ page }) => {
  await page.goto("/");
  const title = page.getByRole("heading", { level: 1 });
  const hero = page.locator("main > div").filter({ has: title });
  for (const [width, height] of [
    [1280, 734],
    [600, 734],
    [599, 540],
    [360, 540],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect(title.locator("..")).toHaveCSS("min-height", `${height}px`);
    expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(height);
  }
});

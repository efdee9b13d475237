import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hydrated } from "./hydration";

const SERVICES = [
  "Web Development",
  "Mobile Development",
  "Cloud Solutions",
  "API Development",
  "E-commerce Solution",
  "View All",
];
const INDUSTRIES = ["Logistics", "Health Care", "Manufacturing", "E-commerce", "Real Estate", "Sports", "Travel"];
const TABS = ["Frontend", "Backend", "Mobile", "Database", "DevOps & Cloud", "CMS & E-commerce"];

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const services = (page: Page) => region(page, "Turning Vision into Scalable Solutions");
const cards = (page: Page) =>
  services(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
const questions = (page: Page) => region(page, "Frequently Asked Questions").getByRole("button");
const open = (page: Page) => region(page, "Frequently Asked Questions").locator("button[aria-expanded=true]");

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("five services with six points each, and a card that leads to all of them", { tag: "@journey" }, async ({
  page,
}) => {
  await page.goto("/");
  await expect(cards(page).getByRole("heading")).toHaveText(SERVICES);
  for (const index of [0, 1, 2, 3, 4]) await expect(cards(page).nth(index).getByRole("listitem")).toHaveCount(6);
  await expect(services(page).getByText(/design, development, AI \/ ML, cloud and marketing/i)).toBeVisible();
  await cards(page).last().getByRole("link", { name: "View Services" }).click();
  await expect(page).toHaveURL("/services");
});

test("services pass sideways while the page is pinned", async ({ page }) => {
  await page.goto("/");
  for (const [width, height] of [
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const start = await services(page).evaluate((band) => Math.ceil(band.getBoundingClientRect().top + scrollY));
      const end = start + (await services(page).evaluate((band) => Math.floor(band.clientHeight - innerHeight)));
      const place = async (top: number) => {
        await page.evaluate(async (y) => {
          scrollTo({ top: y, behavior: "instant" });
          // CSS moves the cards in the frame that shows the new scroll position.
          for (const _ of ["next", "after"]) await new Promise(requestAnimationFrame);
        }, top);
        const heading = await services(page).getByRole("heading", { level: 2 }).boundingBox();
        const [first, last] = [await cards(page).first().boundingBox(), await cards(page).last().boundingBox()];
        return { heading: heading?.y ?? 0, first: first?.x ?? 0, y: first?.y ?? 0, last };
      };
      const [before, halfway, after] = [
        await place(start + 1),
        await place(Math.round((start + end) / 2)),
        await place(end - 1),
      ];
      expect(halfway.heading, `${width} px`).toBeCloseTo(before.heading, 0);
      expect(after.heading).toBeCloseTo(before.heading, 0);
      expect(after.y).toBeCloseTo(before.y, 0);
      expect(halfway.first).toBeLessThan(before.first - 100);
      expect(after.first).toBeLessThan(halfway.first - 100);
      expect((after.last?.x ?? 0) + (after.last?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(after.last).toMatchObject({ width: 360, height: 420 });
    }).toPass();
  }
});

test("pinned services are in the middle of what the header leaves of a laptop's screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await services(page).evaluate((band) => scrollTo({ top: band.getBoundingClientRect().top + 1, behavior: "instant" }));
  await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  const [header, heading, card] = [
    await boxOf(page.getByRole("banner")),
    await boxOf(services(page).getByRole("heading", { level: 2 })),
    await boxOf(cards(page).first()),
  ];
  const above = heading.y - header.height;
  expect(above).toBeGreaterThan(24);
  expect(Math.abs(800 - card.y - card.height - above)).toBeLessThanOrEqual(2);
});

test("a card that the keyboard reaches comes into view", async ({ page }) => {
  await page.goto("/");
  await services(page).evaluate((band) => scrollTo({ top: band.getBoundingClientRect().top, behavior: "instant" }));
  for (const name of ["Cloud Solutions", "E-commerce Solution", "View Services", "Web Development"]) {
    await services(page).getByRole("link", { name }).focus();
    await expect(services(page).getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
});

test("services stand below each other on a phone, and side by side without motion", async ({ page }) => {
  const places = () => cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto("/");
  await expect(cards(page)).toHaveCount(6);
  const stacked = await places();
  expect(new Set(stacked.map(({ x }) => x)).size).toBe(1);
  for (const [index, { top }] of stacked.entries()) expect(top).toBeGreaterThan(stacked[index - 1]?.bottom ?? -1);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { left, right } of await places()) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(1280);
  }
});

test("seven industries and a callout arrive one after the other, once", async ({ page }) => {
  await page.goto("/");
  const list = region(page, "Solutions for Every Industry").getByRole("list").first();
  const items = list.locator("> li");
  await expect(items.getByRole("heading")).toHaveText([...INDUSTRIES, "Your Industry, Our Innovation"]);
  const delays = await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).transitionDelay));
  for (const [index, delay] of delays.entries()) expect(Number.parseFloat(delay)).toBeCloseTo(0.25 + 0.07 * index);

  await expect(items.first()).toHaveCSS("opacity", "0");
  await items.first().scrollIntoViewIfNeeded();
  await expect(items.first()).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(items.first()).not.toBeInViewport();
  await expect(items.first()).toHaveCSS("opacity", "1");

  await items.last().getByRole("link", { name: "Let’s Connect" }).click();
  await expect(page).toHaveURL("/contact");
});

test("on a phone an industry is a low card, with its picture beside the text", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const items = region(page, "Solutions for Every Industry").getByRole("article");
  await items.first().scrollIntoViewIfNeeded();
  for (const card of await items.all()) {
    const [box, picture, heading] = [
      await card.boundingBox(),
      await card.getByRole("img").first().boundingBox(),
      await card.getByRole("heading").boundingBox(),
    ];
    expect(box?.height).toBeLessThan(200);
    expect((picture?.x ?? 0) + (picture?.width ?? Number.NaN)).toBeLessThan(heading?.x ?? 0);
  }
});

test("technologies are chosen with a click, or with the keyboard", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  const panel = page.getByRole("tabpanel");
  await expect(page.getByRole("tab")).toHaveText(TABS);
  await expect(tab("Frontend")).toHaveAttribute("aria-selected", "true");
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName("Frontend");
  await expect(panel.getByRole("listitem")).toHaveCount(9);
  await expect(panel.getByText("Vue.js")).toBeVisible();

  await tab("Database").click();
  await expect(panel).toHaveAccessibleName("Database");
  await expect(panel.getByRole("listitem")).toHaveText(["MongoDB", "MySQL", "PostgreSQL", "Redis", "Firebase"]);
  for (const [key, name] of [
    ["ArrowRight", "DevOps & Cloud"],
    ["End", "CMS & E-commerce"],
    ["ArrowRight", "Frontend"],
    ["ArrowLeft", "CMS & E-commerce"],
    ["Home", "Frontend"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(panel).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Tab");
  await expect(panel).toBeFocused();
  const reasons = page.getByRole("main").getByRole("link", { name: "Technologies We Trust" });
  await expect(reasons).toHaveAttribute("href", "/technologies");
});

test("technologies fade in one after the other, on a grid of at most 1100 px", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const grid = await page.getByRole("tabpanel").boundingBox();
  expect(grid?.width).toBe(1100);
  const tiles = page.getByRole("tabpanel").getByRole("listitem");
  await page.getByRole("tablist").scrollIntoViewIfNeeded();
  for (const index of [0, 1, 8]) {
    await expect(tiles.nth(index)).toHaveCSS("animation-duration", "0.6s");
    await expect(tiles.nth(index)).toHaveCSS("animation-delay", `${index / 10}s`);
    await expect(tiles.nth(index)).toHaveCSS("opacity", "1");
  }
});

test("the collaboration models lead to the invitation below", async ({ page }) => {
  await page.goto("/");
  const models = region(page, "Smart Collaboration Models");
  await expect(models.getByRole("heading", { level: 3 })).toHaveCount(3);
  await models.getByRole("link", { name: "Start Your Project" }).click();
  await expect(page).toHaveURL("/#contact");
  const invitation = page.locator("#contact");
  await expect(invitation.getByRole("heading")).toBeInViewport();
  await invitation.getByRole("link").click();
  await expect(page).toHaveURL("/contact");
});

test("after the services there is work with its figures, then what a client says, then the firm’s own figures", async ({
  page,
}) => {
  await page.goto("/");
  const proof = page.locator("main > section", {
    has: page.getByRole("heading", { name: "What Clients Got Out of It" }),
  });
  await expect(proof.getByRole("article")).toHaveCount(2);
  await expect(proof.getByRole("article").first()).toContainText("41% fewer calls about delivery times Depot call log");
  await expect(proof.locator("blockquote")).toHaveCount(1);
  await expect(proof.getByRole("definition")).toHaveText([`${new Date().getFullYear() - 2010}+`, "500+", "100+"]);
  const tops = await Promise.all(
    ["article", "blockquote", "dl"].map(async (part) => (await proof.locator(part).first().boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const headings = await page.locator("main > section h2").allTextContents();
  expect(headings.slice(0, 3)).toEqual([
    "Turning Vision into Scalable Solutions",
    "What Clients Got Out of It",
    "Solutions for Every Industry",
  ]);
  expect(headings.slice(-2)).toEqual(["Frequently Asked Questions", "Tell Us What You Want to Build"]);
  await expect(proof.getByRole("link", { name: "Case Studies" })).toHaveAttribute("href", "/work");
  await proof.getByRole("link", { name: /^Read the Case Study/ }).click();
  await expect(page).toHaveURL("/work/lumen-loom-quicker-shop");
});

test("the firm’s claim is on the first screen, with an offer and its button", async ({ page }) => {
  await page.goto("/");
  const claim = page.getByRole("heading", { level: 1, name: "Careful engineering for ideas worth building" });
  const carousel = region(page, "What we offer");
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(claim).toBeInViewport({ ratio: 1 });
    await expect(carousel.getByRole("heading").first()).toBeInViewport({ ratio: 1 });
    await expect(carousel.getByRole("link").first()).toBeInViewport({ ratio: 1 });
  }
});

test("the services begin right below the hero, however tall the screen is", async ({ page }) => {
  await page.goto("/");
  const heading = services(page).getByRole("heading", { level: 2 });
  for (const [width, height] of [
    [1024, 1366],
    [820, 1180],
    [1280, 1500],
  ] as const) {
    await page.setViewportSize({ width, height });
    const gap = async () => {
      const [band, title] = [await services(page).boundingBox(), await heading.boundingBox()];
      return (title?.y ?? Number.NaN) - (band?.y ?? Number.NaN);
    };
    await expect.poll(gap, `${width}×${height}`).toBeLessThanOrEqual(130);
  }
});

test("one answer is open at a time, the first at the beginning, and none after a second click", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(questions(page)).toHaveCount(5);
  await expect(open(page)).toHaveText(["How long does a typical project take?"]);
  await expect(page.getByText(/^A company website usually takes/)).toBeVisible();
  await questions(page).nth(2).click();
  await expect(open(page)).toHaveText(["Who owns the code and the accounts?"]);
  await expect(page.getByText(/^You do\. Repositories/)).toBeVisible();
  await expect(page.getByText(/^A company website usually takes/)).toBeHidden();
  await questions(page).nth(2).click();
  await expect(open(page)).toHaveCount(0);
  await expect(page.getByText(/^You do\. Repositories/)).toBeHidden();
  await questions(page).nth(4).focus();
  await page.keyboard.press("Enter");
  await expect(open(page)).toHaveCount(1);
  const answer = region(page, "Frequently Asked Questions").getByRole("region");
  await expect(answer.getByRole("paragraph").locator("..")).toHaveCSS("max-height", "400px");
  const picture = region(page, "Frequently Asked Questions").getByRole("img");
  expect((await picture.boundingBox())?.width).toBe(360);
});

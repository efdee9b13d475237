import AxeBuilder from "@axe-core/playwright";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { followedPage, openPanel } from "./panel";

async function openBeside(page: Page, type: string, width = 1280) {
  await page.setViewportSize({ width, height: 800 });
  await openPanel(page, `/content-manager/single-types/api::${type}.${type}`);
  await page.getByRole("button", { name: "Show beside the form" }).click();
  const pane = page.getByRole("region", { name: "Live preview" });
  return { pane, site: await followedPage(pane) };
}

async function expectField(page: Page, name: string): Promise<void> {
  const field = page.locator(`form [name="${name}"]`);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
}

/** Waits for the new layout, because an earlier click may hit something else. */
async function showAs(pane: Locator, site: FrameLocator, name: string, width: number): Promise<void> {
  await pane.getByRole("combobox", { name: "Width of the preview" }).click();
  await pane.page().getByRole("option", { name }).click();
  await expect.poll(() => site.locator("html").evaluate(() => innerWidth)).toBe(width);
}

/** Clicks at the text's place in `around`, whatever lies above it. */
async function clickAt(around: Locator, text: string): Promise<void> {
  const position = await around.evaluate((element, searched) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = new Range();
    while (walker.nextNode()) {
      const at = walker.currentNode.textContent?.indexOf(searched) ?? -1;
      if (at < 0) continue;
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + searched.length);
      const [line] = range.getClientRects();
      const { left, top } = element.getBoundingClientRect();
      return line && { x: line.x + line.width / 2 - left, y: line.y + line.height / 2 - top };
    }
  }, text);
  expect(position).toBeDefined();
  await around.click({ position });
}

/** Finds the field by its label, because fields with pictures have no name. */
async function expectPictureField(page: Page, label: string): Promise<void> {
  const field = page.locator("form label", { hasText: label }).locator("xpath=ancestor::*[.//button][1]");
  await expect(field.locator("button:focus")).toBeInViewport();
}

test("what an editor types is on the page beside the form, and a click there leads to its field", {
  tag: "@failing-requests",
}, async ({ page, request }) => {
  const { pane, site } = await openBeside(page, "about-page");

  const typed = `Typed ${crypto.randomUUID().slice(0, 8)}`;
  const field = page.locator('input[name="storyTitle"], textarea[name="storyTitle"]');
  await field.fill(typed);
  await expect(site.getByText(typed)).toBeVisible();
  expect(await (await request.get("/about")).text()).not.toContain(typed);

  for (const [name, width] of [
    ["Desktop", 1280],
    ["Tablet", 768],
    ["Phone", 390],
  ] as const) {
    await showAs(pane, site, name, width);
  }

  await site.getByText(typed).click();
  await expectField(page, "storyTitle");
  // These fields are in closed entries of a list.
  await site.locator("main li h3").nth(1).click();
  await expectField(page, "coreValues.1.title");
  await site.locator("main li h3").nth(3).click();
  await expectField(page, "coreValues.3.title");
  await site.locator('main img[src*="story"]').click();
  await expectPictureField(page, "Story: picture");
  await expect(field).toHaveValue(typed);

  await pane.getByRole("button", { name: "Close the preview" }).click();
  await expect(pane).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Show beside the form" })).toBeFocused();
});

test("a click in the preview opens each part of the form around a field, and the form of another entry", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const { pane, site } = await openBeside(page, "home-page");
  await showAs(pane, site, "Phone", 390);

  const way = site.locator("main li", { has: site.getByRole("heading", { name: "Fixed Scope" }) });
  await way.getByRole("heading").click();
  await expectField(page, "collaboration.models.1.title");
  await way.locator("img").click();
  await expectPictureField(page, "Icon");
  // The text lies below a link that covers its card.
  const text = "Interfaces that connect your systems";
  await clickAt(site.locator("main li", { hasText: text }).last(), text);
  await expectField(page, "serviceCards.3.description");

  // The text is one of several fields in one line.
  await clickAt(site.locator("footer"), "Hyderabad");
  await expect(page).toHaveURL(/contact-detail/);
  await expectField(page, "city");
});

for (const width of [1280, 1440, 1920]) {
  test(`beside the preview, at ${width} pixels, the form and the side panels have room for their words`, {
    tag: "@failing-requests",
  }, async ({ page }) => {
    const { pane } = await openBeside(page, "about-page", width);
    const widthOf = async (thing: Locator) => (await thing.boundingBox())?.width;
    const found = page.getByRole("region", { name: "In search results" });
    await expect.poll(() => widthOf(found)).toBeGreaterThanOrEqual(180);
    expect(await widthOf(page.locator('form [name="hero.subtitle"]'))).toBeGreaterThanOrEqual(300);

    const splitter = pane.getByRole("separator", { name: "Width of the preview pane" });
    const widest = (await splitter.getAttribute("aria-valuemax")) ?? "";
    for (let press = 0; press < 40; press++) await splitter.press("ArrowLeft");
    await expect(splitter).toHaveAttribute("aria-valuenow", widest);
    expect(await widthOf(found)).toBeGreaterThanOrEqual(180);
    expect(await widthOf(page.locator('form [name="hero.subtitle"]'))).toBeGreaterThanOrEqual(300);
  });
}

test("where there is no room for the form beside it, the preview covers the window, and a click in it leads to the form", {
  tag: "@failing-requests",
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openPanel(page, "/content-manager/single-types/api::about-page.about-page");
  await page.getByRole("button", { name: "Open more actions" }).click();
  await page.getByRole("button", { name: "Show beside the form" }).click();
  const pane = page.getByRole("region", { name: "Live preview" });
  const site = await followedPage(pane);
  await expect(site.getByRole("button", { name: "Exit" })).toHaveCount(0);
  expect((await pane.boundingBox())?.width).toBe(768);

  await site.locator("main h2").first().click();
  await expect(pane).toHaveCount(0);
  await expectField(page, "storyTitle");
});

for (const theme of ["light", "dark"]) {
  test(`the pane with the preview is accessible in the ${theme} panel`, { tag: "@failing-requests" }, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem("STRAPI_THEME", name), theme);
    const { pane } = await openBeside(page, "about-page");
    await expect(page.getByRole("button", { name: "Close the preview" }).first()).toBeFocused();
    // The page within it has its own tests.
    const axe = new AxeBuilder({ page }).include('section[aria-label="Live preview"]').exclude("iframe");
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)).toEqual([]);

    const splitter = pane.getByRole("separator", { name: "Width of the preview pane" });
    const width = Number(await splitter.getAttribute("aria-valuenow"));
    await splitter.press("ArrowRight");
    await expect(splitter).toHaveAttribute("aria-valuenow", String(width - 40));
    await expect(splitter).not.toHaveCSS("outline-style", "none");
    await pane.getByRole("button", { name: "Widen the preview pane" }).click();
    await expect(splitter).toHaveAttribute("aria-valuenow", String(width));
    await pane.getByRole("button", { name: "Narrow the preview pane" }).click();
    await expect(splitter).toHaveAttribute("aria-valuenow", String(width - 40));
  });
}

import type { Page } from "@playwright/test";
import args from "@repo/testing/config/chromium-flags.json" with { type: "json" };
import { expect, seededPages, signInAs } from "./fixtures";
import { test } from "./recruiting";

/** The browser's own setting, which the widths in `rem` of stylesheets follow too. The default is 16 px. */
const LETTERS = "--blink-settings=defaultFontSize=32";

test.use({
  launchOptions: { executablePath: process.env.CHROMIUM, args: [...args, LETTERS] },
  viewport: { width: 360, height: 740 },
});

const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open]")].flatMap((box) =>
      box.scrollWidth > box.clientWidth ? [`${location.pathname} ${box.tagName}: ${box.scrollWidth} px`] : [],
    ),
  );

async function expectFits(page: Page): Promise<void> {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await tooWide(page), `at ${width} px`).toEqual([]);
  }
}

test("no page of the site scrolls sideways with letters of double size", async ({ page }) => {
  const kinds = new Map(seededPages.map((path) => [path.replace(/^(\/[^/]+)\/.+/, "$1/…"), path]));
  for (const path of [...kinds.values(), "/search?q=cloud", "/admin-login", "/blog/admin/login"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    if (!/admin|terms/.test(path)) await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectFits(page);
  }
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectFits(page);
});

// The desk's applicants have no file.
test("no dashboard scrolls sideways with letters of double size", {
  tag: "@failing-requests",
}, async ({ page, desk }) => {
  const [applicant] = desk.apply(["Uma Featherstonehaugh"]);
  await signInAs(page, "jobs-admin");
  for (const path of [
    "/admin/account",
    "/admin/interviews",
    "/admin/privacy",
    `/admin?job=${desk.job.id}&view=board`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFits(page);
  }
  await page.goto(`/admin?job=${desk.job.id}&application=${applicant?.id}&job-q=${desk.mark}`);
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Private note" })).toBeVisible();
  await expectFits(page);
  await page.keyboard.press("Escape");
  for (const name of [/^Edit Violist/, /^Numbers of/]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog").getByRole("button").last()).toBeVisible();
    await expectFits(page);
    await page.keyboard.press("Escape");
  }

  await signInAs(page, "blog-admin");
  await page.goto("/blog/admin");
  await page.getByRole("button", { name: "Add New Post" }).click();
  await expect(page.getByLabel("Title *")).toBeVisible();
  await expectFits(page);
});

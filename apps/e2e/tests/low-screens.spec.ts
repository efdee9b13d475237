import type { Locator, Page } from "@playwright/test";
import { expect, seededPages, signInAs } from "./fixtures";
import { hydrated } from "./hydration";
import { jobs, posts } from "./panel";
import { test } from "./recruiting";

/** 1280 × 1024 at 400 %, a phone in landscape, and the lowest screen on which anything sticks. */
const SCREENS = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
  { width: 320, height: 480 },
];

/** Returns the share of the height (0 to 1) that is covered by sticky elements which take most of a row. */
const covered = (box: Locator) =>
  box.evaluate((element) => {
    const { top, bottom, height, width } = element.getBoundingClientRect();
    const lines = new Set<number>();
    for (const each of element.querySelectorAll<HTMLElement>("*")) {
      if (!["fixed", "sticky"].includes(getComputedStyle(each).position) || each instanceof HTMLDialogElement) continue;
      const rect = each.getBoundingClientRect();
      if (rect.width < width / 2 || !each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      for (let y = Math.ceil(Math.max(top, rect.top)); y < Math.min(bottom, rect.bottom); y += 1) lines.add(y);
    }
    return lines.size / Math.min(height, innerHeight);
  });

async function expectHalf(page: Page): Promise<void> {
  const dialog = page.locator("dialog[open]").last();
  const box = (await dialog.count()) > 0 ? dialog : page.locator("body");
  expect(await covered(box), `${page.url()} at ${JSON.stringify(page.viewportSize())}`).toBeLessThanOrEqual(0.5);
}

async function expectHalfOnEveryScreen(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const share of [0, 0.3, 0.6, 1]) {
      await page.evaluate((part) => {
        const box = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.documentElement;
        box.scrollTo({ top: part * box.scrollHeight, behavior: "instant" });
      }, share);
      await expectHalf(page);
    }
  }
}

test("on every page, what sticks leaves half of a low screen", { tag: "@nightly" }, async ({ page }) => {
  for (const path of [...seededPages, "/search?q=cloud"]) {
    await page.goto(path);
    await expectHalfOnEveryScreen(page);
  }
});

test("a job with a long title is read and applied for on the lowest screen", async ({ page }) => {
  const title = `${crypto.randomUUID()} Principal Engineer for Payments, Settlement and Reconciliation in ${"Hyderabad, ".repeat(12)}`;
  const { documentId, slug } = await jobs.publish({
    title: title.trim(),
    details: "Full time • Remote • 3+ years",
    description: "Builds. ".repeat(80),
    requirements: "Patience",
  });
  const seen = async (path: string) => (await (await fetch(new URL(path, page.url()))).text()).includes(title.trim());
  await page.goto("/careers");
  await expect.poll(() => seen("/careers")).toBe(true);
  for (const place of ["dialog", "page"] as const) {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(place === "page" ? `/careers/${slug}` : "/careers");
    await hydrated(page);
    if (place === "dialog") await page.getByRole("button", { name: `View Details of ${title.trim()}` }).click();
    await expectHalfOnEveryScreen(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.getByRole("button", { name: "Apply Now" }).click();
    await expect(page.getByRole("heading", { name: "Your application" })).toBeFocused();
    await expect(page.getByLabel("Full name")).toBeVisible();
    await expectHalf(page);
  }
  await jobs.remove(documentId);
});

test("a long word that is searched, suggested and found fits the lowest screen", { tag: "@nightly" }, async ({
  page,
}) => {
  const word = `Donaudampfschifffahrt${crypto.randomUUID().replaceAll("-", "")}gesellschaft`;
  const { documentId } = await posts.publish({ title: word, description: word });
  await page.setViewportSize({ width: 320, height: 256 });
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto(`/search?q=No${word}`);
  await fits();
  // A search that a busy CMS does not answer within four seconds says so.
  await expect(async () => {
    await page.goto(`/search?q=${word}`);
    await expect(page.getByRole("main").getByRole("link", { name: word })).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await fits();
  await page.getByRole("main").getByRole("combobox").fill(word.slice(0, 40));
  const option = page.getByRole("option", { name: word });
  await expect(option).toBeVisible();
  expect(await option.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await fits();
  await posts.remove(documentId);
});

test("the dashboards' bars, dialogs and messages leave half of a low screen", { tag: "@nightly" }, async ({
  page,
  desk,
}) => {
  desk.apply(Array.from({ length: 12 }, (_, index) => `Nr${index}`));
  await signInAs(page, "jobs-admin");
  await page.goto(`/admin?job=${desk.job.id}&job-q=${encodeURIComponent(desk.job.title)}`);
  await expect(page.getByRole("checkbox", { name: /^Select Nr/ })).toHaveCount(10);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await expectHalfOnEveryScreen(page);
  await page.getByRole("button", { name: `Edit ${desk.job.title}` }).click();
  await expectHalfOnEveryScreen(page);
  await page.goto("/admin/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectHalfOnEveryScreen(page);

  await page.context().clearCookies();
  await signInAs(page, "blog-admin");
  await page.goto("/blog/admin");
  await page.getByRole("button", { name: "Add New Post" }).click();
  await page.getByLabel("Description *").fill("A line.\n".repeat(40));
  await expectHalfOnEveryScreen(page);
});

import type { Locator, Page } from "@playwright/test";
import { expect, seededPages, signInAs } from "./fixtures";
import { test } from "./recruiting";

test.use({ forcedColors: "active" });

const look = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node);
    return { backgroundColor, color };
  });

/** Colours change in a transition, so they are looked at until it is over. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const { backgroundColor, color } = await look(chosen);
    expect(backgroundColor).not.toBe((await look(other)).backgroundColor);
    expect(backgroundColor).not.toBe(color);
  }).toPass();
}

const withoutLine = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("button, .button"))
      .filter((button) => button.checkVisibility())
      .filter((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

test("each button of the site has a line around it", async ({ page }) => {
  for (const path of seededPages) {
    await page.goto(path);
    expect(await withoutLine(page), path).toEqual([]);
  }
});

test("what is chosen on the site differs from what is not", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expectChosen(navigation.getByRole("link", { name: "Home" }), navigation.getByRole("link", { name: "About" }));
  const tab = (name: string) => page.getByRole("tab", { name });
  await expectChosen(tab("Frontend"), tab("Database"));
  await tab("Database").click();
  await expectChosen(tab("Database"), tab("Frontend"));
  const dots = page.getByRole("group", { name: "Choose slide" }).first().locator("span");
  await page
    .getByRole("button", { name: /^Slide 2:/ })
    .first()
    .click();
  await expectChosen(dots.nth(1), dots.nth(0));

  await page.goto("/technologies");
  const categories = page.getByRole("navigation", { name: "Technology categories" });
  await categories.getByRole("link", { name: "Backend" }).click();
  await expect(categories.getByRole("link", { name: "Backend" })).toHaveAttribute("aria-current", "true");
  await expectChosen(
    categories.getByRole("link", { name: "Backend" }),
    categories.getByRole("link", { name: "Frontend" }),
  );
});

test("what is chosen in the dashboard differs from what is not", async ({ page, desk }) => {
  desk.apply(Array.from({ length: 12 }, (_, index) => `Nr${index}`));
  await signInAs(page, "jobs-admin");
  await page.goto(`/admin?job=${desk.job.id}`);
  const applicants = page.getByRole("region", { name: "Job Applicants" });
  const button = (name: string) => applicants.getByRole("button", { name, exact: true });
  await expectChosen(button("Page 1"), button("Page 2"));
  await expectChosen(button("Table"), button("Board"));
  expect(await withoutLine(page)).toEqual([]);
});

import type { Page } from "@playwright/test";
import { sql } from "./faults";
import { expect, expectAccessible, signInAs, test } from "./fixtures";
import { recruiting } from "./recruiting";

const desk = recruiting();

test.beforeAll(() => desk.open());
test.afterAll(() => desk.cleanUp());
test.beforeEach(({ page }) => signInAs(page, "jobs-admin"));

const dialogOf = (page: Page) => page.getByRole("dialog", { name: `${desk.job.title} in numbers` });

test("a job without applications says so, and shows no empty charts", async ({ page }) => {
  await page.goto(`/admin?job-q=${encodeURIComponent(desk.job.title)}`);
  await page.getByRole("button", { name: `Numbers of ${desk.job.title}` }).click();
  await expect(dialogOf(page)).toContainText("No applications for this job yet.");
  await expect(dialogOf(page).getByRole("figure")).toHaveCount(0);
});

test("a job has its numbers, as charts and as tables, by keyboard alone and on a phone", { tag: "@journey" }, async ({
  page,
}) => {
  const [answered] = desk.apply(["Ada", "Ben", "Cleo"]);
  desk.apply(["Dora"], "offer");
  sql(`update job_applications set created_at = created_at - 3 * 86400000 where document_id = '${answered?.id}'`);
  sql(`insert into application_events (document_id, application, kind, at, actor, from_status, to_status) values
    ('${crypto.randomUUID()}', '${answered?.id}', 'status', ${Date.now()}, 'a@example.com', 'new', 'new')`);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin?job-q=${encodeURIComponent(desk.job.title)}`);
    await page.getByRole("button", { name: `Numbers of ${desk.job.title}` }).focus();
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page);
    await expect(dialog).toContainText("Half of them within 3 days (1 of 4 answered)");
    await dialog.getByText("As a table: By stage").focus();
    await page.keyboard.press("Enter");
    const table = dialog.getByRole("table", { name: "By stage" });
    await expect(table.getByRole("row").filter({ hasText: "New" })).toHaveText("New3");
    await expect(table.getByRole("row").filter({ hasText: "Offer" })).toHaveText("Offer1");
    await dialog.getByText("As a table: By week").focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("table", { name: "By week" }).getByRole("row")).toHaveCount(13);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await dialogOf(page).getByRole("button", { name: "Show the applications" }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]job=${desk.job.id}`));
  await expect(page.getByText("4 applications found")).toBeVisible();
});

test("numbers that can’t be read say so, and are read again", { tag: "@failing-requests" }, async ({ page }) => {
  await page.goto(`/admin?job-q=${encodeURIComponent(desk.job.title)}`);
  await page.route("**/numbers", (route) => route.abort());
  await page.getByRole("button", { name: `Numbers of ${desk.job.title}` }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("alert")).toContainText("The numbers can’t be shown right now.");
  await page.unroute("**/numbers");
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(dialog.getByText("Applications", { exact: true }).first()).toBeVisible();
});

import { withoutCms } from "./faults";
import { expect, signInAs, test } from "./fixtures";
import { recruiting } from "./recruiting";

const desk = recruiting();

test.beforeAll(() => desk.open());
test.afterAll(() => desk.cleanUp());

test("nobody loses a change to a CMS that doesn’t answer", { tag: "@failing-requests" }, async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, "jobs-admin");
  desk.apply(["Ola"]);
  await page.goto(`/admin?job=${desk.job.id}`);
  await page.getByRole("checkbox", { name: `Select Ola ${desk.mark}` }).check();
  const bar = page.getByRole("region", { name: "Selected applications" });
  await bar.getByRole("combobox", { name: "Change the status to" }).selectOption("Offer");
  await withoutCms(async () => {
    await bar.getByRole("button", { name: "Change", exact: true }).click();
    await expect(bar).toContainText("1 application is left.", { timeout: 60_000 });
  });
  await bar.getByRole("button", { name: "Go on with 1 application" }).click();
  await expect(bar).toContainText("1 application changed to Offer.");
  expect(desk.statuses()).toEqual({ Ola: "offer" });
});

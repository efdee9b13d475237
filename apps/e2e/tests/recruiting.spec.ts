import { readFile } from "node:fs/promises";
import { expect, signInAs } from "./fixtures";
import { test } from "./recruiting";

test.beforeEach(({ page }) => signInAs(page, "jobs-admin"));

test("all that match are exported, and rejected with a reason, which is undone as one", { tag: "@journey" }, async ({
  page,
  desk,
}) => {
  desk.apply(Array.from({ length: 130 }, (_, index) => `Nr${index}`));
  await page.goto(`/admin?job=${desk.job.id}`);
  await expect(page.getByRole("checkbox", { name: /^Select Nr/ })).toHaveCount(10);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const bar = page.getByRole("region", { name: "Selected applications" });
  await bar.getByRole("button", { name: "Select all 130 that match" }).click();
  await expect(bar).toContainText("130 selected");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    bar.getByRole("button", { name: "Export the selection" }).click(),
  ]);
  expect((await readFile(await download.path(), "utf8")).trim().split("\r\n")).toHaveLength(131);

  await bar.getByRole("combobox", { name: "Change the status to" }).selectOption("Rejected");
  await bar.getByRole("combobox", { name: "Reason for the rejection" }).fill("Position filled");
  await page.keyboard.press("Enter");
  await expect(bar).toContainText("130 applications changed to Rejected.");
  expect(new Set(Object.values(desk.statuses()))).toEqual(new Set(["rejected"]));
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(bar).toContainText("130 applications put back.");
  expect(new Set(Object.values(desk.statuses()))).toEqual(new Set(["new"]));
});

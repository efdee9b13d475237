import { readFile } from "node:fs/promises";
import { sql } from "./faults";
import { expect, expectAccessible, signInAs } from "./fixtures";
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

test("a calendar reads the interviews to come by a secret address, until it is revoked", { tag: "@journey" }, async ({
  page,
  desk,
  playwright,
}) => {
  const [asha] = desk.apply(["Asha"]);
  const startsAt = Date.now() + 24 * 60 * 60 * 1000;
  sql(
    `insert into interviews (document_id, application, interview, sequence, is_cancelled, starts_at, minutes, zone, place, mail)
    values ('${crypto.randomUUID()}', '${asha?.id}', '${crypto.randomUUID()}', 0, 0, ${startsAt}, 45, 'Asia/Kolkata', 'Room 2', 'none')`,
  );
  await page.goto("/admin");
  await page.getByRole("link", { name: "Interviews" }).click();
  await expect(page.getByRole("row", { name: asha?.name })).toContainText("Room 2");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make a calendar address" }).click();
  const href = await page.getByLabel("Your calendar address").inputValue();

  const calendar = await playwright.request.newContext();
  const answer = await calendar.get(href);
  expect(answer.headers()).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  expect((await answer.text()).replaceAll("\r\n ", "")).toContain(`/admin?application=${asha?.id}`);
  await page.getByRole("button", { name: "Revoke the address" }).click();
  await page.getByRole("button", { name: "Revoke it" }).click();
  await expect(page.getByRole("button", { name: "Make a calendar address" })).toBeVisible();
  expect((await calendar.get(href)).status()).toBe(404);
  await calendar.dispose();
});

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { sql } from "./faults";
import { expect, expectAccessible, expectUncovered, hold, signInAs, test } from "./fixtures";
import { recruiting } from "./recruiting";

const desk = recruiting();
const { mark } = desk;

const bar = (page: Page) => page.getByRole("region", { name: "Selected applications" });
const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name} ${mark}` });
const all = (page: Page) => page.getByRole("checkbox", { name: "Select all on this page" });
const statusOf = (page: Page, name: string) => page.getByRole("combobox", { name: `Status of ${name} ${mark}` });

/** While it is read again, the table is faded. */
const settled = (page: Page) => expect(page.getByRole("table").first()).toHaveAttribute("aria-busy", "false");

const show = async (page: Page, text = "") => {
  await page.goto(`/admin?job=${desk.job.id}&q=${encodeURIComponent(text)}`);
  await settled(page);
};

async function change(page: Page, status: string): Promise<void> {
  await bar(page).getByRole("combobox", { name: "Change the status to" }).selectOption(status);
  await bar(page).getByRole("button", { name: "Change", exact: true }).click();
}

test.describe.configure({ mode: "serial" });
test.beforeAll(() => desk.open());
test.afterAll(() => desk.cleanUp());
test.beforeEach(async ({ page }) => {
  sql(`delete from job_applications where job_document_id = '${desk.job.id}'`);
  await signInAs(page, "jobs-admin");
});

test("several are rejected at once with a reason, and it is undone as one", { tag: "@journey" }, async ({ page }) => {
  desk.apply(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
  await show(page);
  await box(page, "Dora").check();
  await box(page, "Ben").click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText("3 selected");
  await expect(all(page)).toHaveJSProperty("indeterminate", true);
  await expectAccessible(page);

  await bar(page).getByRole("combobox", { name: "Change the status to" }).selectOption("Rejected");
  const reason = bar(page).getByRole("combobox", { name: "Reason for the rejection" });
  await expect(bar(page).locator("datalist option[value='Position filled']")).toBeAttached();
  await reason.fill("Position filled");
  await page.keyboard.press("Enter");
  await expect(bar(page)).toContainText("3 applications changed to Rejected.");
  await expect(statusOf(page, "Cleo")).toHaveValue("rejected");
  await settled(page);
  await expectAccessible(page);
  const reasons = sql(`select reason from application_events where reason = 'Position filled' and application in
    (select document_id from job_applications where job_document_id = '${desk.job.id}')`);
  expect(reasons).toHaveLength(3);

  await bar(page).getByRole("button", { name: "Undo" }).click();
  await expect(bar(page)).toContainText("3 applications put back.");
  expect(desk.statuses()).toEqual({ Ada: "new", Ben: "new", Cleo: "new", Dora: "new", Emil: "new" });
  await expect(statusOf(page, "Cleo")).toHaveValue("new");
});

test("all that match are selected, by keyboard alone, and exported", { tag: "@journey" }, async ({ page }) => {
  desk.apply(Array.from({ length: 130 }, (_, index) => `Nr${index}`));
  await show(page);
  await all(page).focus();
  await page.keyboard.press("Space");
  await expect(bar(page)).toContainText("10 selected");
  const everything = bar(page).getByRole("button", { name: "Select all 130 that match" });
  await everything.focus();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toContainText("130 selected");
  await expect(page.getByRole("status").filter({ hasText: "130 applications selected" })).toBeAttached();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    bar(page).getByRole("button", { name: "Export the selection" }).press("Enter"),
  ]);
  expect((await readFile(await download.path(), "utf8")).trim().split("\r\n")).toHaveLength(131);

  const status = bar(page).getByRole("combobox", { name: "Change the status to" });
  await status.focus();
  await page.keyboard.type("In rev");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(bar(page)).toContainText("130 applications changed to In review.", { timeout: 60_000 });
  expect(new Set(Object.values(desk.statuses()))).toEqual(new Set(["in_review"]));
});

test("a mail goes to each of a selection but who has withdrawn, and is undone as one", { tag: "@journey" }, async ({
  page,
}) => {
  const applicants = desk.apply(Array.from({ length: 120 }, (_, index) => `Mo${index}`));
  const withdrawn = applicants[7];
  sql(`update job_applications set status = 'withdrawn' where document_id = '${withdrawn?.id}'`);
  await show(page);
  await all(page).check();
  await bar(page).getByRole("button", { name: "Select all 120 that match" }).click();
  await expect(bar(page)).toContainText("120 selected");
  await bar(page).getByRole("button", { name: "Send mail" }).click();
  const dialog = page.getByRole("dialog", { name: "Mail to 120 applications" });
  await dialog.getByRole("textbox", { name: "Subject" }).fill("About {job_title}");
  await dialog.getByRole("textbox", { name: "Text" }).fill("Dear {name},\n\nthank you.");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("and 119 more")).toBeVisible();
  await expect(dialog.getByText(`About ${desk.job.title}`)).toBeVisible();
  await expect(dialog.frameLocator("iframe").getByText("thank you.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(bar(page)).toContainText("119 mails will go out in 10 minutes.", { timeout: 60_000 });
  await expect(bar(page)).toContainText(`${withdrawn?.name}: The applicant has withdrawn.`);
  const waiting = () =>
    sql(`select count(*) as waiting from mails where state = 'pending' and application in
      (select document_id from job_applications where job_document_id = '${desk.job.id}')`);
  expect(waiting()).toEqual([{ waiting: 119 }]);
  await expectAccessible(page);

  await bar(page).getByRole("button", { name: "Undo" }).click();
  await expect(bar(page)).toContainText("119 mails undone.", { timeout: 60_000 });
  expect(waiting()).toEqual([{ waiting: 0 }]);
});

test("what is refused is told one by one, and the rest is done", { tag: "@journey" }, async ({ page }) => {
  const [changed, withdrawn, gone] = desk.apply(["Fay", "Gil", "Hana", "Ivo"]);
  await show(page);
  await all(page).check();
  sql(`update job_applications set status = 'offer', updated_at = updated_at + 1 where document_id = '${changed?.id}'`);
  sql(`update job_applications set status = 'withdrawn' where document_id = '${withdrawn?.id}'`);
  sql(`delete from job_applications where document_id = '${gone?.id}'`);
  await change(page, "Interview");
  await expect(bar(page)).toContainText("1 application changed to Interview.");
  await expect(bar(page).getByRole("listitem")).toHaveText([
    `Hana ${mark}: it doesn’t exist any more.`,
    `Gil ${mark}: the applicant has withdrawn.`,
    `Fay ${mark}: somebody has changed it meanwhile.`,
  ]);
  await settled(page);
  await expectAccessible(page);
  expect(desk.statuses()).toEqual({ Fay: "offer", Gil: "withdrawn", Ivo: "interview" });

  sql(`update job_applications set status = 'hired', updated_at = updated_at + 1 where name = 'Ivo ${mark}'`);
  await bar(page).getByRole("button", { name: "Undo" }).click();
  await expect(bar(page).getByRole("listitem")).toHaveText([`Ivo ${mark}: somebody has changed it meanwhile.`]);
  expect(desk.statuses().Ivo).toBe("hired");
});

test("nothing is deleted until the time to undo it is over, and all of it after that", { tag: "@journey" }, async ({
  page,
}) => {
  desk.apply(["Jon", "Kim", "Lea"]);
  await page.clock.install();
  await show(page);
  await box(page, "Jon").check();
  await box(page, "Kim").check();
  const remove = async () => {
    await bar(page).getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete 2 applications?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(bar(page)).toContainText("2 applications will be deleted in 10 seconds.");
  };
  await remove();
  await expect(bar(page).getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.clock.runFor(11_000);
  await expect(bar(page)).toContainText("Nothing was deleted.");
  expect(Object.keys(desk.statuses())).toHaveLength(3);
  await bar(page).getByRole("button", { name: "Dismiss" }).click();

  await remove();
  await page.clock.runFor(11_000);
  await expect(bar(page)).toContainText("2 applications deleted.");
  expect(Object.keys(desk.statuses())).toEqual(["Lea"]);
  await expect(page.getByRole("region", { name: "Job Applicants" }).getByRole("rowheader")).toHaveCount(1);
});

test("a part that gets no answer stops the rest, which goes on when asked", {
  tag: ["@journey", "@failing-requests"],
}, async ({ page }) => {
  test.setTimeout(90_000);
  desk.apply(Array.from({ length: 120 }, (_, index) => `Nr${index}`));
  await show(page);
  await all(page).check();
  await bar(page).getByRole("button", { name: "Select all 120 that match" }).click();
  let sent = 0;
  await page.route("**/bulk/status", (route) => (++sent === 2 ? route.abort() : route.continue()));
  await change(page, "Interview");
  await expect(bar(page)).toContainText("100 applications changed to Interview.", { timeout: 30_000 });
  await expect(bar(page)).toContainText("20 applications are left.");
  await bar(page).getByRole("button", { name: "Go on with 20 applications" }).click();
  await expect(bar(page)).toContainText("20 applications changed to Interview.");
  expect(sent).toBe(3);
});

test("a change is stopped between two parts, and two clicks are one", async ({ page }) => {
  desk.apply(Array.from({ length: 120 }, (_, index) => `Nr${index}`));
  await show(page);
  await all(page).check();
  await bar(page).getByRole("button", { name: "Select all 120 that match" }).click();
  const release = await hold(page, "**/bulk/status", "POST");
  let sent = 0;
  page.on("request", (request) => request.url().endsWith("/bulk/status") && ++sent);
  await bar(page).getByRole("combobox", { name: "Change the status to" }).selectOption("Offer");
  await bar(page).getByRole("button", { name: "Change", exact: true }).dblclick();
  const progress = bar(page).getByRole("progressbar", { name: "Changing applications" });
  await expect(progress).toHaveAttribute("aria-valuetext", "0 of 120 applications");
  await expectAccessible(page);
  await bar(page).getByRole("button", { name: "Stop" }).click();
  release();
  await expect(bar(page)).toContainText("Stopped. 20 applications are left.", { timeout: 30_000 });
  expect(sent).toBe(1);
  expect(Object.values(desk.statuses()).filter((status) => status === "offer")).toHaveLength(100);
});

test("a selection ends with other filters, and lasts from page to page", async ({ page }) => {
  desk.apply(Array.from({ length: 12 }, (_, index) => `Nr${index}`));
  await show(page);
  await box(page, "Nr11").check();
  await page.getByRole("navigation", { name: "Pages of applications" }).getByRole("button", { name: "Next" }).click();
  await box(page, "Nr0").check();
  await expect(bar(page)).toContainText("2 selected");
  await page.getByRole("searchbox", { name: "Search applicants" }).fill("Nr1");
  await expect(bar(page)).toBeHidden();
});

test("on a phone the bar covers nothing, and everything is in reach", async ({ page }) => {
  desk.apply(["Max", "Nia"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await show(page);
  await box(page, "Nia").check();
  await expectUncovered(bar(page).getByRole("combobox", { name: "Change the status to" }));
  await statusOf(page, "Max").focus();
  await expectUncovered(statusOf(page, "Max"));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await change(page, "Interview");
  await expectUncovered(bar(page).getByRole("button", { name: "Undo" }));
});

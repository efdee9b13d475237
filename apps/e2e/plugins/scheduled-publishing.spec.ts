import { expect, test } from "@playwright/test";
import { articles, beside, button, newArticle, openArticle, openPanel, picture, published } from "./project";

const MINUTE_MS = 60_000;
/** Of the plugin's clock, and of a machine that is busy. */
const LATE_MS = 30_000;
/** For what is done in the panel before the time comes. */
const AHEAD_MS = 20_000;

/** The next full minute, and what an input shows for it by the clocks of the README's option. */
function nextMinute(): { moment: number; input: string } {
  const moment = Math.ceil((Date.now() + AHEAD_MS) / MINUTE_MS) * MINUTE_MS;
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Berlin",
    dateStyle: "short",
    timeStyle: "short",
  });
  return { moment, input: format.format(moment).replace(" ", "T") };
}

test("an article is published at the time that an editor chose, and not before", async ({ page }) => {
  const article = newArticle("The ferry sails again", "Tickets are sold at the pier.");
  const { documentId } = await articles.draft(article);
  await openArticle(page, documentId);
  const { moment, input } = nextMinute();
  await page.getByLabel("Publish at", { exact: true }).fill(input);
  await button(page, "Save").click();
  await expect(button(page, "Save")).toBeDisabled();
  expect(await published(documentId)).toBe(undefined);

  await expect
    .poll(() => published(documentId), { timeout: moment - Date.now() + LATE_MS, intervals: [100] })
    .toMatchObject(article);
  expect(Date.now()).toBeGreaterThanOrEqual(moment);
  await page.reload();
  await expect(page.getByLabel("Publish at", { exact: true })).toHaveValue("");
});

test("what is scheduled is in the list and on the home page", async ({ page }) => {
  const title = "Harbour festival";
  const { documentId } = await articles.draft(newArticle(title, "Music from six."));
  await openArticle(page, documentId);
  await page.getByLabel("Publish at", { exact: true }).fill("2030-01-05T09:00");
  await page.getByLabel("Unpublish at", { exact: true }).fill("2030-01-06T18:00");
  await expect(page.getByText("5 Jan 2030, 09:00 CET")).toBeVisible();
  await picture("scheduled-publishing", page.getByRole("main"), beside(page, "Schedule"));
  await button(page, "Save").click();
  await expect(button(page, "Save")).toBeDisabled();

  await openPanel(page, `/content-manager/collection-types/api::article.article?_q=festival`);
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("Publishes 5 Jan 2030, 09:00 CET");
  await openPanel(page, "/");
  await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText(
    "Unpublishes 6 Jan 2030, 18:00 CET",
  );
});

test("a time that has passed is refused beside its field", async ({ page }) => {
  const { documentId } = await articles.draft(newArticle("Yesterday", "Too late."));
  await openArticle(page, documentId);
  await page.getByLabel("Publish at", { exact: true }).fill("2020-01-05T09:00");
  await button(page, "Save").click();
  await expect(page.getByText("This time has passed.").first()).toBeVisible();
  expect((await articles.read(documentId)) as object).toMatchObject({ publishAt: null });
});

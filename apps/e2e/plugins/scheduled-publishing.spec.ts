import { expect, test } from "@playwright/test";
import { articles, beside, button, newArticle, openArticle, openPanel, picture, published } from "./project";

/** Longer than a busy machine takes to save a draft, because past times are refused. */
const AHEAD_MS = 15_000;

test("an article is published at its time, and not before", async ({ page }) => {
  const article = newArticle("The ferry sails again", "Tickets are sold at the pier.");
  const moment = Date.now() + AHEAD_MS;
  const { documentId } = await articles.draft({ ...article, publishAt: new Date(moment).toISOString() });
  await expect.poll(() => published(documentId)).toMatchObject(article);
  expect(Date.now()).toBeGreaterThanOrEqual(moment);
  await openArticle(page, documentId);
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

import { expect, test } from "@playwright/test";
import { articles, button, EDITOR, newArticle, openArticle, openPanel, picture, published } from "./project";

test("an editor compares two versions, and brings the older one back", async ({ page }) => {
  const { documentId } = await articles.publish(
    newArticle("The lamps of the harbour", "The old lamplighter lights them at dusk."),
  );
  const body = page.getByRole("textbox", { name: "body" });
  const visible = async () => (await published(documentId))?.body;

  await openArticle(page, documentId);
  await body.fill("The young caretaker lights them at dusk.");
  await button(page, "Publish").click();
  await expect.poll(visible).toContain("The young caretaker");

  await button(page, "Version 2").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Compare" }).click();
  await page.getByRole("option", { name: "What this version changed" }).click();
  await expect(dialog.getByRole("deletion")).toHaveText(["old", "lamplighter"]);
  await expect(dialog.getByRole("insertion")).toHaveText(["young", "caretaker"]);
  await picture("entry-history", dialog);

  await dialog.getByRole("button", { name: /^Version 1/ }).click();
  await dialog.getByRole("button", { name: "Bring back as a draft" }).click();
  await expect(body).toHaveValue("The old lamplighter lights them at dusk.");
  expect(await visible()).toContain("The young caretaker");
  await button(page, "Publish").click();
  await expect.poll(visible).toContain("The old lamplighter");
});

test("an entry that was deleted comes back as a draft, with its address", async ({ page }) => {
  const article = newArticle("Tide tables", "High water at noon.");
  const { documentId } = await articles.publish(article);
  await openArticle(page, documentId);
  await page.getByRole("button", { name: "More actions", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Delete/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await expect.poll(() => published(documentId)).toBe(undefined);

  await openPanel(page, "/");
  await page.getByRole("link", { name: "Deleted" }).click();
  const row = page.getByRole("row").filter({ hasText: article.title });
  await expect(row).toContainText(EDITOR.email);
  await row.getByRole("button", { name: /^Bring back/ }).click();
  await expect(page.getByRole("textbox", { name: "slug" })).toHaveValue(article.slug);
  expect(await published(documentId)).toBe(undefined);
  await button(page, "Publish").click();
  await expect.poll(() => published(documentId)).toMatchObject(article);
});

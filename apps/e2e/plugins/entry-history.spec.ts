import { expect, test } from "@playwright/test";
import { articles, button, newArticle, openArticle, picture, published } from "./project";

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

import { openAsBlob } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { articles, beside, button, newArticle, openArticle, panel, picture, published } from "./project";

const SCREENS = path.resolve("../cms/seed/images/about/story.webp");

test("a rule of the project's own refuses, and the API can't pass it by", async ({ page }) => {
  const { documentId } = await articles.draft({
    ...newArticle("STORM WARNING", "Nothing sails after six."),
    picture: await upload(SCREENS),
  });
  const publication = await panelPublication(documentId);
  expect(publication.status).toBe(400);
  expect(await publication.text()).toContain("“STORM WARNING” shouts.");

  const checks = beside(page, "Before publishing");
  await openArticle(page, documentId);
  await expect(checks).toContainText("1 to fix before publishing, 1 to look at.");
  await expect(checks).toContainText("“STORM WARNING” shouts. Write it in small letters.");
  await picture("publishing-checks", page.getByRole("main"), checks);
  await page.getByRole("textbox", { name: "title" }).fill("A warning of storm");
  await expect(checks).not.toContainText("before publishing,");
  await button(page, "Publish").click();
  await expect.poll(async () => (await published(documentId))?.title).toBe("A warning of storm");
});

const panelPublication = (documentId: string) =>
  panel.ask("POST", `${articles.address}/${documentId}/actions/publish`, {});

/** Uploads a picture without an alternative text. */
async function upload(file: string): Promise<number> {
  const form = new FormData();
  form.append("files", await openAsBlob(file, { type: "image/webp" }), "screens.webp");
  const [stored] = await panel.get<{ id: number }[]>("POST", "/upload", form);
  return stored?.id ?? 0;
}

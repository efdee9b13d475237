import { expect, type Page, test } from "@playwright/test";
import { articles, beside, button, newArticle, openArticle, picture, published, SITE } from "./project";

async function openBeside(page: Page, title: string, body: string) {
  const { documentId } = await articles.publish(newArticle(title, body));
  await openArticle(page, documentId);
  await button(page, "Show beside the form").click();
  const pane = page.getByRole("region", { name: "Live preview" });
  const site = pane.frameLocator("iframe");
  await expect(site.getByText(body)).toBeVisible();
  return { documentId, pane, site };
}

test("what an editor types is shown beside the form, to nobody else, and a click leads to its field", async ({
  page,
}) => {
  const { documentId, pane, site } = await openBeside(page, "The harbour at night", "Six boats lie at the quay.");
  const body = page.getByRole("textbox", { name: "body" });
  await body.fill("Seven boats lie at the quay, and one has its lamps lit.");
  await expect(site.getByText("Seven boats")).toBeVisible();
  expect((await published(documentId))?.body).toContain("Six boats");
  expect(await (await fetch(`${SITE}/articles/${documentId}`)).text()).toContain("Six boats");
  await pane.getByRole("combobox", { name: "Width of the preview" }).click();
  await page.getByRole("option", { name: "Phone" }).click();
  await expect.poll(() => site.locator("html").evaluate(() => innerWidth)).toBe(390);
  await body.focus();
  await picture("live-preview", page.locator("body"));

  const title = page.getByRole("textbox", { name: "title" });
  await site.getByText("The harbour at night").click();
  await expect(title).toBeFocused();
  await site.getByText("Seven boats").click();
  await expect(body).toBeFocused();
});

for (const width of [1600, 1280]) {
  test(`the labels of its buttons can be read in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openBeside(page, `Seen at ${width}`, "Six boats lie at the quay.");
    const labels = beside(page, "Preview")
      .locator(":is(a, button)")
      .filter({ hasText: /preview|tab/ });
    await expect(labels).toHaveCount(2);
    for (const label of await labels.all()) {
      expect(await label.evaluate(isWithin), `${await label.textContent()}`).toBe(true);
    }
  });
}

/** Returns whether a button contains everything that it shows. */
function isWithin(button: Element): boolean {
  const shown = new Range();
  shown.selectNodeContents(button);
  const [within, around] = [shown.getBoundingClientRect(), button.getBoundingClientRect()];
  return (
    within.left >= around.left &&
    within.right <= around.right &&
    within.top >= around.top &&
    within.bottom <= around.bottom
  );
}

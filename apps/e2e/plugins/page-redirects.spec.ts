import { expect, test } from "@playwright/test";
import { articles, button, CMS, newArticle, openArticle, openPanel, picture } from "./project";

type Redirect = { from: string; to: string; permanent: boolean };

/** Returns a redirect's target as a site reads it. */
async function leadsTo(from: string): Promise<string | undefined> {
  const answer = await fetch(`${CMS}/api/page-redirects`);
  return ((await answer.json()) as Redirect[]).find((redirect) => redirect.from === from)?.to;
}

test("an article that gets another slug leaves a redirect, which follows when it gets one more", async ({ page }) => {
  const { documentId } = await articles.publish(newArticle("Lighthouse", "It turns every ten seconds."));
  await openArticle(page, documentId);
  for (const slug of ["old-lighthouse", "lighthouse-of-the-north"]) {
    await page.getByRole("textbox", { name: "slug" }).fill(slug);
    await button(page, "Publish").click();
    await expect.poll(() => leadsTo("/articles/lighthouse")).toBe(`/articles/${slug}`);
  }
  expect(await leadsTo("/articles/old-lighthouse")).toBe("/articles/lighthouse-of-the-north");

  await openPanel(page, "/content-manager/collection-types/plugin::page-redirects.redirect");
  await expect(page.getByRole("row").filter({ hasText: "/articles/lighthouse-of-the-north" })).toHaveCount(2);
  await picture("page-redirects", page.getByRole("main"));
});

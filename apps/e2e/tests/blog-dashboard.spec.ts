import type { Locator, Page } from "@playwright/test";
import { product } from "../product";
import { shows } from "./blog-fixtures";
import { expect, expectAccessible, signInAs, test } from "./fixtures";
import { panel } from "./panel";

const POSTS = "/api/dashboard/posts";
const PICTURES = "/api/dashboard/pictures";

/** Marks a test's titles and texts, so that it finds and deletes its own posts and pictures. */
let mark: string;

test.beforeEach(async ({ page }) => {
  mark = `Lamplighter ${crypto.randomUUID().slice(0, 8)}`;
  await signInAs(page, "blog-admin");
  await page.goto("/blog/admin");
});

test.afterEach(async ({ page }) => {
  for (const { id } of await found(page, POSTS)) await page.request.delete(`${POSTS}/${id}`);
  for (const { id } of await found(page, PICTURES)) await panel.ask("DELETE", `/upload/files/${id}`);
});

async function found(page: Page, list: string): Promise<{ id: string }[]> {
  const answer = await page.request.get(list, { params: { q: mark, pageSize: 100 } });
  return ((await answer.json()) as { items: { id: string }[] }).items;
}

const form = (page: Page) => page.getByRole("dialog", { name: /Create New Blog Post|Edit Blog Post/ });
const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

async function create(page: Page) {
  await form(page).getByRole("button", { name: "Create Post" }).click();
  await expect(form(page)).toBeHidden();
  await page.getByPlaceholder("Search blog posts...").fill(mark);
  await expect(page).toHaveURL(/[?&]q=/);
}

test("a post is created, edited, deleted and brought back, and visitors see it", { tag: "@journey" }, async ({
  page,
}) => {
  const shown = (path: string, text: string) =>
    expect.poll(() => shows(path, text), { message: `${text} on ${path}`, intervals: [50] });

  await expect(page.getByRole("heading", { level: 1, name: "Blog Admin Dashboard" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add New Post" }).click();
  await form(page).getByLabel("Title *").fill(mark);
  await form(page).getByLabel("Description *").fill("One.\n\nTwo.");
  await form(page).getByLabel("SEO Keywords & Tags").fill(`${mark}, oil`);
  await create(page);
  const path = String(await row(page, mark).getByRole("link", { name: mark, exact: true }).getAttribute("href"));
  expect(path).toMatch(/^\/blog\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const lists = ["/blog", "/blog/feed.xml", "/blog/feed.json"];
  const everywhere = [...lists, path, `/blog/tags/${mark.toLowerCase().replace(" ", "-")}`];
  for (const place of everywhere) await shown(place, mark).toBe(true);
  await shown("/sitemap.xml", path).toBe(true);

  await page.getByRole("button", { name: `Edit ${mark}` }).click();
  await expect(form(page).getByLabel("Description *")).toHaveValue("One.\n\nTwo.");
  const title = `${mark} again`;
  await form(page).getByLabel("Title *").fill(title);
  await form(page).getByRole("button", { name: "Update Post" }).click();
  await expect(form(page)).toBeHidden();
  for (const place of everywhere) await shown(place, title).toBe(true);

  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(row(page, mark)).toBeHidden();
  // The message stays while the pointer is on it.
  await page.getByRole("button", { name: "Undo" }).hover();
  // An article can be put back for a minute.
  await Promise.all([...lists, "/sitemap.xml"].map((place) => shown(place, path).toBe(false)));
  const status = async () => (await fetch(product.SITE_URL + path)).status;
  await expect.poll(status, { intervals: [50] }).toBe(404);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, title)).toBeVisible();
  await expect.poll(status, { intervals: [50] }).toBe(200);
  for (const place of everywhere) await shown(place, title).toBe(true);
});

test("an article in Markdown gets a picture, and visitors see what its preview has shown", async ({ page }) => {
  await page.getByRole("button", { name: "Add New Post" }).click();
  await form(page).getByLabel("Title *").fill(mark);
  await form(page).getByLabel("Description *").fill("## Trim the *wick*\n");
  await form(page).getByRole("button", { name: "Picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await dialog.getByLabel("Alternative text *").fill(mark);
  await dialog.getByLabel("New picture *").setInputFiles({ name: "page.png", mimeType: "image/png", buffer: PNG });
  await dialog.getByRole("button", { name: "Upload and use" }).click();
  await expect(dialog).toBeHidden();
  await form(page).getByRole("button", { name: "Choose a cover" }).click();
  await dialog.getByLabel("Search pictures").fill(mark);
  await dialog.getByRole("button", { name: `Choose ${mark}` }).click();

  const expectText = async (article: Locator) => {
    await expect(article.getByRole("heading", { level: 2, name: "Trim the wick" })).toBeVisible();
    await expect(article.locator("em")).toHaveText("wick");
    await expect(article.getByRole("figure").getByRole("img", { name: mark })).not.toHaveJSProperty("naturalWidth", 0);
  };
  await expectText(form(page).getByRole("region", { name: "Live preview" }));
  await create(page);
  await page.getByRole("link", { name: mark, exact: true }).click();
  const article = page.getByRole("article");
  await expectText(article);
  await expect(article.getByRole("img", { name: mark })).toHaveCount(2);
});

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

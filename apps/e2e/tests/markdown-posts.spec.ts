import type { Page } from "@playwright/test";
import { product } from "../product";
import { read, shows } from "./blog-fixtures";
import { expect, expectAccessible, signInAs, test } from "./fixtures";
import { openPanel, posts } from "./panel";

type Picture = { id: number; url: string; width: number; height: number };

const POSTS = "/api/dashboard/posts";

let mark: string;

test.beforeEach(async ({ page }) => {
  mark = `Wick ${crypto.randomUUID().slice(0, 8)}`;
  await signInAs(page, "blog-admin");
});

test.afterEach(async ({ page }) => {
  const found = await page.request.get(POSTS, { params: { q: mark, pageSize: 100 } });
  for (const { id } of ((await found.json()) as { items: { id: string }[] }).items) {
    await page.request.delete(`${POSTS}/${id}`);
  }
});

async function publish(page: Page, fields: object): Promise<string> {
  const answer = await page.request.post(POSTS, { data: { title: mark, format: "markdown", ...fields } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function pictureOf(page: Page): Promise<Picture & { file: string }> {
  const answer = await page.request.get("/api/dashboard/pictures?pageSize=50");
  const { items } = (await answer.json()) as { items: Picture[] };
  const picture = items.find(({ url }) => url.endsWith(".webp")) as Picture;
  return { ...picture, file: picture.url.slice(picture.url.lastIndexOf("/") + 1) };
}

const form = (page: Page) => page.getByRole("dialog", { name: /Create New Blog Post|Edit Blog Post/ });
const text = (page: Page) => form(page).getByLabel("Description *");
const preview = (page: Page) => form(page).getByRole("region", { name: "Live preview" });

test("an article in Markdown is written with the toolbar, and its preview is what visitors see", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/blog/admin");
  await page.getByRole("button", { name: "Add New Post" }).click();
  await expect(form(page).getByRole("radio", { name: "Plain text" })).toBeChecked();
  await expect(form(page).getByRole("toolbar")).toBeHidden();
  await form(page).getByLabel("Title *").fill(mark);
  await form(page).getByRole("radio", { name: "Markdown" }).check();

  await text(page).fill("Trim the wick");
  await text(page).selectText();
  await form(page).getByRole("button", { name: "Bold" }).click();
  await expect(text(page)).toHaveValue("**Trim the wick**");
  await expect(preview(page).locator("strong")).toHaveText("Trim the wick");
  await text(page).press("ControlOrMeta+z");
  await expect(text(page)).toHaveValue("Trim the wick");
  await text(page).selectText();
  await text(page).press("ControlOrMeta+i");
  await expect(text(page)).toHaveValue("*Trim the wick*");

  await form(page).getByRole("button", { name: "Heading" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(form(page).getByRole("button", { name: "Picture" })).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue("## *Trim the wick*");
  await expect(preview(page).getByRole("heading", { level: 2, name: "Trim the wick" })).toBeVisible();
  await expectAccessible(page);

  await form(page).getByRole("button", { name: "Create Post" }).click();
  await expect(form(page)).toBeHidden();
  await page.getByRole("link", { name: mark, exact: true }).click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2, name: "Trim the wick" })).toBeVisible();
});

test("visitors, feeds and search engines get headings, lists, code, tables and pictures", async ({ page }) => {
  const picture = await pictureOf(page);
  const description = [
    "# Lamps",
    "Read [about us](/about), or [elsewhere](https://example.org).",
    "- oil\n- wick",
    "> Let there be light",
    "```ts\nconst wick: string = `long`; // trimmed\n```",
    "|Oil|Price|\n|-|-:|\n|Colza|3|",
    `![A lamp](/media/${picture.file} "Lit at six")`,
    "<script>document.title = 'taken'</script>",
  ].join("\n\n");
  const id = await publish(page, { description, cover: picture.id });
  await expect.poll(() => shows("/blog", mark)).toBe(true);
  await expect.poll(() => shows("/blog/feed.xml", mark)).toBe(true);

  await page.goto(`/blog/${id}`);
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 2, name: "Lamps" })).toBeVisible();
  await expect(article.getByText("<script>document.title = 'taken'</script>")).toBeVisible();
  await expect(article.getByRole("figure")).toContainText("Lit at six");
  await expect(article.getByRole("cell", { name: "3" })).toHaveCSS("text-align", "right");
  const shown = article.getByRole("img", { name: "A lamp" });
  await expect(shown).toHaveAttribute("width", String(picture.width));
  await expect(shown).toHaveAttribute("srcset", /^\/media\/256\/\S+ 256w, /);
  await expect(article.getByText("const", { exact: true })).toHaveCSS("color", "rgb(15, 92, 144)");
  await expect(page.locator("meta[name=description]")).toHaveAttribute(
    "content",
    /^Lamps\sRead about us, or elsewhere\./,
  );
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await article.getByRole("link", { name: "about us" }).click();
  await expect(page).toHaveURL("/about");

  await page.goto("/blog");
  const card = page.getByRole("article").filter({ hasText: mark });
  await expect(card).toContainText("Lamps Read about us");
  await expect(card.getByRole("img")).toHaveJSProperty("complete", true);

  const item = (await read("/blog/feed.xml")).split("<item>").find((one) => one.includes(mark)) ?? "";
  expect(item).toContain(`src=&quot;${product.SITE_URL}/media/${picture.file}&quot;`);
  expect(item).toContain(`href=&quot;${product.SITE_URL}/about&quot;`);
  expect(item).toMatch(
    new RegExp(`<enclosure url="${product.SITE_URL}/media/${picture.file}" length="\\d+" type="image/webp">`),
  );
  const feed = JSON.parse(await read("/blog/feed.json")) as { items: Record<string, string>[] };
  const entry = feed.items.find(({ title }) => title === mark);
  expect(entry).toMatchObject({
    image: `${product.SITE_URL}/media/${picture.file}`,
    summary: expect.stringMatching(/^Lamps/),
  });
  expect(entry?.content_html).toContain("<h2");
  expect(entry).not.toHaveProperty("content_text");
});

test("a plain text is no Markdown", async ({ page }) => {
  const id = await publish(page, { description: "# *no* heading", format: "plain" });
  await page.goto(`/blog/${id}`);
  await expect(page.getByRole("article").getByText("# *no* heading", { exact: true })).toBeVisible();
});

test("the preview is the blog admin's alone, and bounded", async ({ page, request }) => {
  const ask = (data: unknown) => page.request.post(`${POSTS}/preview`, { data });
  expect(await (await ask({ description: "*a*" })).json()).toEqual({ html: '<p dir="auto"><em>a</em></p>\n' });
  for (const description of [1, "a".repeat(200_001)]) {
    const refused = await ask({ description });
    expect(refused.status()).toBe(422);
    expect((await refused.json()).error.fields).toHaveProperty("description");
  }
  expect((await request.post(`${POSTS}/preview`, { data: { description: "a" } })).status()).toBe(401);
  await signInAs(request, "jobs-admin");
  expect((await request.post(`${POSTS}/preview`, { data: { description: "a" } })).status()).toBe(403);
});

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

test("pictures are uploaded and chosen where they are wanted", { tag: "@failing-requests" }, async ({ page }) => {
  await page.goto("/blog/admin");
  await page.getByRole("button", { name: "Add New Post" }).click();
  await form(page).getByLabel("Title *").fill(mark);
  await form(page).getByRole("radio", { name: "Markdown" }).check();
  await text(page).fill("Before");
  await form(page).getByRole("button", { name: "Picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await expect(dialog.getByRole("button", { name: /^Choose / }).first()).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Upload and use" }).click();
  await expect(dialog.getByRole("alert").first()).toContainText("Alternative text is required.");
  await dialog.getByLabel("Alternative text *").fill(mark);
  const file = { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<script>alert(1)</script>") };
  await dialog.getByLabel("New picture *").setInputFiles(file);
  await dialog.getByRole("button", { name: "Upload and use" }).click();
  await expect(dialog.getByRole("alert").first()).toContainText("Choose a picture: JPEG");
  await dialog.getByLabel("New picture *").setInputFiles({ ...file, buffer: picture });
  await dialog.getByRole("button", { name: "Upload and use" }).click();
  await expect(dialog).toBeHidden();
  await expect(text(page)).toHaveValue(
    new RegExp(`^Before\\n\\n!\\[${mark}\\]\\(/media/page_\\w+\\.png "Caption"\\)\\n\\n$`),
  );
  await expect(text(page)).toBeFocused();
  await expect(preview(page).getByRole("img", { name: mark })).toBeVisible();

  await form(page).getByRole("button", { name: "Choose a cover" }).click();
  await dialog.getByLabel("Search pictures").fill(mark);
  await dialog.getByRole("button", { name: `Choose ${mark}` }).click();
  await expect(form(page).getByRole("button", { name: "Remove cover" })).toBeVisible();
  await form(page).getByRole("button", { name: "Create Post" }).click();
  await expect(form(page)).toBeHidden();
  const { items } = (await (await page.request.get(POSTS, { params: { q: mark } })).json()) as {
    items: { cover: number }[];
  };
  expect(items[0]?.cover).toEqual(expect.any(Number));
});

test("the panel has the tools and the preview for Markdown alone", { tag: "@failing-requests" }, async ({ page }) => {
  test.setTimeout(60_000);
  const { documentId } = await posts.draft({ title: mark, description: "Trim the wick", format: "plain" });
  await openPanel(page, `/content-manager/collection-types/api::blog-post.blog-post/${documentId}`);
  const field = page.getByRole("textbox", { name: "Text" });
  await expect(field).toHaveValue("Trim the wick");
  await expect(page.getByRole("group", { name: "Formatting" })).toBeHidden();
  await page.getByRole("combobox", { name: "Format" }).click();
  await page.getByRole("option", { name: "markdown" }).click();
  await field.selectText();
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(field).toHaveValue("**Trim the wick**");
  await expect(page.getByRole("region", { name: "Preview" }).locator("strong")).toHaveText("Trim the wick");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(async () => (await posts.read(documentId)) as object)
    .toMatchObject({
      description: "**Trim the wick**",
      format: "markdown",
    });
});

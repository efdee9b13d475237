import { readFile } from "node:fs/promises";
import path from "node:path";
import { product } from "../product";
import { read, shows } from "./blog-fixtures";
import { sql, withoutCms, withoutPermission } from "./faults";
import { expect, expectAccessible, readAsBlogAdmin, refusals, test } from "./fixtures";
import { posts } from "./panel";

const NEVER_SEEN = "99999999-2222-4333-8444-555555555555";
/** The oldest article's: not among the tags whose pages are prerendered. */
const TAG_NEVER_SEEN = "/blog/tags/engineering-culture";

/** The CMS checks the table each second. A change between two checks is noticed every 15 s, with other external writes. */
const NOTICED = { timeout: 20_000 };

const setupSql = async () => ((await (await readAsBlogAdmin("/api/blog/setup")).json()) as { sql: string }).sql;

/** Waits until the site has seen the table missing, or it would not hear of its return. */
async function restore(): Promise<void> {
  sql("drop table if exists blog_posts");
  await expect.poll(() => shows("/blog", "Blog Setup Required"), NOTICED).toBe(true);
  sql(await setupSql());
  await expect.poll(() => shows("/blog", "Good UI/UX is mostly removal"), NOTICED).toBe(true);
}

test.describe.configure({ mode: "serial", timeout: 90_000 });

test("a blog without posts says so, and leads to where the first one is written", async ({ page }) => {
  try {
    for (const { documentId } of await posts.list()) await posts.remove(documentId);
    await expect.poll(() => shows("/blog", "No Blog Posts Yet")).toBe(true);
    await page.goto("/blog");
    await expect(page.getByRole("heading", { name: "No Blog Posts Yet" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Create Your First Post" })).toHaveAttribute(
      "href",
      "/blog/admin/login",
    );
    await expectAccessible(page);
    expect(await read("/blog/feed.xml")).toContain("</channel>");
  } finally {
    await restore();
  }
});

test("without its table only the blog shows its setup screen, and the SQL shown there restores it", async ({
  page,
}) => {
  const shown = await setupSql();
  sql("drop table blog_posts");
  try {
    await expect.poll(() => shows("/blog", "Blog Setup Required"), NOTICED).toBe(true);
    await page.goto("/blog");
    await expect(page.getByRole("heading", { name: "Blog Setup Required" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Admin Login" })).toHaveAttribute("href", "/blog/admin/login");
    expect(await page.content()).not.toMatch(/create table|insert into|blog_posts/i);
    await expectAccessible(page);
    for (const other of ["/", "/careers", "/sitemap.xml", "/blog/feed.xml", "/blog/feed.json"]) {
      expect((await page.request.get(other)).status(), other).toBe(200);
    }
    expect(await readFile(path.join(product.DATA_DIR, "logs/cms.log"), "utf8")).toContain("42P01");

    await page.getByRole("button", { name: "Refresh After Setup" }).click();
    await expect(page.getByRole("heading", { name: "Blog Setup Required" })).toBeVisible();
    sql(shown);
    await page.getByRole("button", { name: "Refresh After Setup" }).click();
    await expect(page.getByRole("article")).toHaveCount(5);
    await page.getByRole("article").first().getByRole("link", { name: "Read More" }).click();
    await expect(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
  } catch (error) {
    await restore();
    throw error;
  }
});

test("while the CMS does not answer, what was seen stays, and the rest says that it failed", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const refused = await refusals(page);
  await withoutCms(async () => {
    // A page that was about to be made anew fails once, for whoever asks first.
    await expect(async () => {
      await page.goto("/blog");
      await expect(page.getByRole("article")).toHaveCount(5, { timeout: 1_000 });
    }).toPass();

    const post = await page.goto(`/blog/${NEVER_SEEN}`, { timeout: 20_000 });
    expect(post?.status()).toBe(503);
    expect(post?.headers()["retry-after"]).toBeTruthy();
    await expect(page.getByRole("heading", { name: "Failed to load blog post." })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Back to Blog" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    expect((await page.goto(TAG_NEVER_SEEN, { timeout: 20_000 }))?.status()).toBe(503);
    await expect(page.getByText("Failed to load blog posts. Please try again later.")).toBeVisible();
    await expectAccessible(page);
    expect(refused).toEqual([]);
  });
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("without the permission to read posts, what was seen stays, and the rest says that it failed", {
  tag: "@failing-requests",
}, async ({ page }) => {
  await withoutPermission("api::blog-post.blog-post.findOne", async () => {
    expect((await page.goto(`/blog/${NEVER_SEEN}`))?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: "Failed to load blog post." })).toBeVisible();
    await page.goto("/blog");
    await expect(page.getByRole("article")).toHaveCount(5);
  });
});

import { readFile } from "node:fs/promises";
import path from "node:path";
import { product } from "../product";
import { read, shows, test } from "./blog-fixtures";
import { sql, withoutCms } from "./faults";
import { expect, expectAccessible, readAsBlogAdmin, refusals, signInAs } from "./fixtures";
import { posts } from "./panel";

const setupSql = async () => ((await (await readAsBlogAdmin("/api/blog/setup")).json()) as { sql: string }).sql;

/** Waits until the site has seen that the table is missing. Otherwise the site would not notice its return. */
async function restore(): Promise<void> {
  sql("drop table if exists blog_posts");
  await expect.poll(() => shows("/blog", "Blog Setup Required")).toBe(true);
  sql(await setupSql());
  await expect.poll(() => shows("/blog", "Good UI/UX is mostly removal")).toBe(true);
}

test.describe.configure({ mode: "default" });

test("a blog without posts says so, and leads to where the first one is written", {
  tag: ["@nightly", "@server-errors"],
}, async ({ page }) => {
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

test("without its table only the blog shows its setup, and the SQL that its admin is shown restores it", {
  tag: ["@nightly", "@server-errors"],
}, async ({ context, page }) => {
  const setup = (where: typeof page) => where.getByRole("heading", { name: /^(Blog|Database) Setup Required$/ });
  const refresh = (where: typeof page) => where.getByRole("button", { name: "Refresh After Setup" }).click();
  const admin = await context.newPage();
  await signInAs(admin, "blog-admin");
  sql("drop table blog_posts");
  try {
    await expect.poll(() => shows("/blog", "Blog Setup Required")).toBe(true);
    await page.goto("/blog");
    await expect(setup(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Admin Login" })).toHaveAttribute("href", "/blog/admin/login");
    expect(await page.content()).not.toMatch(/create table|insert into|blog_posts/i);
    await expectAccessible(page);
    for (const other of ["/", "/careers", "/sitemap.xml", "/blog/feed.xml", "/blog/feed.json"]) {
      expect((await page.request.get(other)).status(), other).toBe(200);
    }
    expect(await readFile(path.join(product.DATA_DIR, "logs/cms.log"), "utf8")).toContain("42P01");

    await admin.goto("/blog/admin");
    await expect(admin.getByText(/Run this migration SQL in the SQL editor of your SQLite database/)).toBeVisible();
    for (const where of [page, admin]) {
      await refresh(where);
      await expect(setup(where)).toBeVisible();
    }
    sql(String(await admin.getByRole("region", { name: "Migration SQL" }).textContent()));
    // Refreshing gives up when the site has not noticed the table after eight seconds.
    await expect(async () => {
      if (await setup(page).isVisible()) await refresh(page);
      await expect(page.getByRole("article")).toHaveCount(5, { timeout: 10_000 });
    }).toPass();
    await page.getByRole("article").first().getByRole("link", { name: "Read More" }).click();
    await expect(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
    await refresh(admin);
    await expect(admin.getByRole("heading", { name: "Blog Posts (5)" })).toBeVisible();
  } catch (error) {
    await restore();
    throw error;
  }
});

test("while the CMS does not answer, what was seen stays, and the rest says that it failed", {
  tag: ["@nightly", "@failing-requests", "@server-errors"],
}, async ({ page, publish }) => {
  const mark = crypto.randomUUID();
  // There must be more tags than those with prerendered pages.
  const metaTags = Array.from({ length: 20 }, (_, number) => `${mark} ${number}`);
  const { title } = await publish({ title: mark, description: "Seen before.", metaTags: metaTags.join() });
  await expect.poll(() => shows("/blog", title)).toBe(true);
  const refused = await refusals(page);
  await withoutCms(async () => {
    // The first request for a page that is about to be rendered again fails.
    await expect.poll(() => shows("/blog", title)).toBe(true);
    await page.goto("/blog");
    await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();

    const post = await page.goto(`/blog/${crypto.randomUUID()}`);
    expect(post?.status()).toBe(503);
    expect(post?.headers()["retry-after"]).toBeTruthy();
    await expect(page.getByRole("heading", { name: "Failed to load blog post." })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Back to Blog" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    expect((await page.goto(`/blog/tags/${mark}-19`))?.status()).toBe(503);
    await expect(page.getByText("Failed to load blog posts. Please try again later.")).toBeVisible();
    await expectAccessible(page);
    expect(refused).toEqual([]);
  });
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

import type { Page } from "@playwright/test";
import { sql, withoutCms, withoutPermission } from "./faults";
import { expect, expectAccessible, signInAs, test } from "./fixtures";

/** Longer than the site waits for the CMS. */
const TIMEOUT = { timeout: 25_000 };

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Blog Admin Dashboard" });

test.describe.configure({ mode: "serial", timeout: 120_000 });
test.beforeEach(({ page }) => signInAs(page, "blog-admin"));

test("without its table the dashboard shows the SQL that brings it back", {
  tag: "@failing-requests",
}, async ({ page }) => {
  sql("drop table blog_posts");
  let shown = "";
  try {
    await page.goto("/blog/admin");
    await expect(page.getByRole("heading", { level: 1, name: "Database Setup Required" })).toBeVisible();
    await expect(page.getByText(/The posts table \(blog_posts\) does not exist/)).toBeVisible();
    await expect(page.getByText(/Run this migration SQL in the SQL editor of your SQLite database/)).toBeVisible();
    await expect(page.getByRole("link", { name: "View Blog" })).toHaveAttribute("href", "/blog");
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    shown = String(await page.getByRole("region", { name: "Migration SQL" }).textContent());

    await page.getByRole("button", { name: "Refresh After Setup" }).click();
    await expect(page.getByRole("region", { name: "Migration SQL" })).toBeVisible();
  } finally {
    sql(shown);
  }
  await page.getByRole("button", { name: "Refresh After Setup" }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Blog Posts (5)" })).toBeVisible();
});

test("a CMS that does not answer costs nobody what was typed or seen", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const title = `Lighthouse ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/blog/admin");
  await expect(heading(page)).toBeVisible();
  const first = String(await page.getByRole("rowheader").first().getByRole("link").textContent());
  const form = page.getByRole("dialog", { name: "Create New Blog Post" });

  await withoutCms(async () => {
    await page.getByRole("button", { name: "Add New Post" }).click();
    await form.getByLabel("Title *").fill(title);
    await form.getByLabel("Description *").fill("Typed in the dark");
    await form.getByRole("button", { name: "Create Post" }).click();
    await expect(form.getByRole("alert")).toHaveText("Failed to save blog post. Please try again.", TIMEOUT);
    await expect(form.getByLabel("Title *")).toHaveValue(title);
    await expectAccessible(page);
    await form.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("button", { name: `Delete ${first}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    const failure = page.getByRole("alert").filter({ hasText: "Failed to delete blog post. Please try again." });
    await expect(failure).toBeVisible(TIMEOUT);
    await expect(page.getByRole("rowheader").filter({ hasText: first })).toBeVisible();

    await page.getByPlaceholder("Search blog posts...").fill("nothing like it");
    await expect(page.getByText("Failed to load blog posts.")).toBeVisible(TIMEOUT);
    await expect(page.getByRole("rowheader").filter({ hasText: first })).toBeVisible();
    await expectAccessible(page);
  });

  await page.getByRole("button", { name: "Retry" }).click();
  const list = await page.request.get(`/api/dashboard/posts?q=${first}`);
  expect(await list.json()).toMatchObject({ total: 1 });
  await expect(page.getByText('No posts found for "nothing like it"')).toBeVisible();
  await expect(page.getByText("Failed to load blog posts.")).toBeHidden();
  await page.getByRole("button", { name: "Add New Post" }).click();
  await form.getByRole("button", { name: "Restore it" }).click();
  await form.getByRole("button", { name: "Create Post" }).click();
  await expect(form).toBeHidden();

  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("rowheader").filter({ hasText: title })).toBeHidden();
});

for (const [permission, act, failure] of [
  ["list", async () => {}, "Failed to load blog posts."],
  [
    "create",
    async (page: Page) => {
      await page.getByRole("button", { name: "Add New Post" }).click();
      await page.getByLabel("Title *").fill("Not allowed");
      await page.getByLabel("Description *").fill("At all");
      await page.getByRole("button", { name: "Create Post" }).click();
    },
    "Failed to save blog post. Please try again.",
  ],
] as const) {
  test(`without the permission to ${permission}, the dashboard says that it failed`, {
    tag: "@failing-requests",
  }, async ({ page }) => {
    await withoutPermission(`api::blog-post.post-dashboard.${permission}`, async () => {
      await page.goto("/blog/admin");
      await act(page);
      await expect(page.getByText(failure)).toBeVisible();
      await expect(page.getByRole("dialog", { name: "Please sign in again" })).toBeHidden();
      await expectAccessible(page);
    });
  });
}

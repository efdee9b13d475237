import { BLOG_ADMIN } from "@repo/contract/http/roles";
import { addressOf } from "@repo/contract/site/addresses";
import { mutate } from "swr";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { Guard } from "@/app/(dashboards)/_shared/sign-in/guard";
import { BlogDashboard } from "@/app/(dashboards)/blog/admin/blog-dashboard";
import { answer, hold, refuse } from "../kit/cms";
import {
  expectAccessible,
  expectAddress,
  expectTexts,
  expectUncovered,
  linesOf,
  pressEnter,
  renderDashboard,
  widthOf,
} from "../kit/dashboard";
import { endWaits, longWaits } from "../kit/waits";
import { addNewPost, blogWith, button, edit, form, inForm, openDashboard, row, title, write } from "./posts";

const LIST = "GET /api/dashboard/posts";
const STATS = "GET /api/dashboard/posts/stats";
const heading = page.getByRole("heading", { name: /^Blog Posts/ });
const search = page.getByPlaceholder("Search blog posts...");
const titles = page.getByRole("rowheader").getByRole("link");
const figures = page.getByRole("definition");
const deletion = page.getByRole("alertdialog", { name: "Delete blog post" });

async function remove(name: string): Promise<void> {
  await button(`Delete ${name}`).click();
  await deletion.getByRole("button", { name: "Delete" }).click();
}

test("the dashboard shows that it is loading, and then the blog in numbers and its posts", async () => {
  const { id } = blogWith(["On lamps"], { metaTags: " brass, oil , wick, glass " }).named("On lamps");
  const release = hold(STATS);
  await openDashboard();
  await expect.element(page.getByText("Loading dashboard...")).toBeVisible();
  await expectAccessible();
  release();

  await expect.element(page.getByRole("heading", { level: 1, name: "Blog Admin Dashboard" })).toBeVisible();
  await expect.element(page.getByText("Manage your blog posts and content")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect.element(page.getByRole("link", { name: "View Blog" })).toHaveAttribute("href", "/blog");
  await expectTexts(page.getByRole("term"), ["Total Posts", "Recent Posts", "Total Tags", "Search Results"]);
  await expect.poll(() => figures.elements().map(({ textContent }) => textContent)).toEqual(["1", "2", "3", "1"]);

  await expect
    .element(row("On lamps").getByRole("link", { name: "On lamps", exact: true }))
    .toHaveAttribute("href", addressOf("blog-post", { documentId: id }));
  await expect
    .element(row("On lamps").getByRole("link", { name: "View On lamps" }))
    .toHaveAttribute("href", addressOf("blog-post", { documentId: id }));
  await expectTexts(row("On lamps").getByRole("listitem"), ["brass", "oil", "wick"]);
  await expect.element(row("On lamps").getByRole("cell", { name: "Nov 2, 2026" })).toHaveLength(2);
  await expectAccessible();
});

test("an empty blog says so", async () => {
  blogWith([]);
  await openDashboard();
  await expect.element(page.getByText("No blog posts yet. Create your first post!")).toBeVisible();
});

test("posts are searched, and what is searched for stands in the address", { tags: ["full"] }, async () => {
  const blog = blogWith(["Ä lamp"]);
  blog.add("Of oil", { description: "100%_beta" });
  blog.add("Someone else", { metaTags: "oil" });
  await openDashboard("?page=2");
  await expect.element(heading).toMatchTextContent("Blog Posts (3)");
  await search.fill("oil");
  await expect.element(heading).toMatchTextContent("Blog Posts (2) of 3");
  await expectAddress("/blog/admin?q=oil");
  await expect.element(figures.last()).toMatchTextContent("2");
  await search.fill("nothing like it");
  await expect.element(page.getByText('No posts found for "nothing like it"')).toBeVisible();
  await expectAccessible();

  await page.getByRole("link", { name: "Clear search" }).click();
  await expect.element(heading).toMatchTextContent("Blog Posts (3)");
  await expect.element(search).toHaveValue("");
  await expectAddress("/blog/admin");
});

test("five posts make a page", async () => {
  blogWith(Array.from({ length: 11 }, (_, number) => `no ${number + 1}.`));
  await openDashboard();
  const pages = page.getByRole("navigation", { name: "Pages of posts" });
  const expectTitles = (...numbers: number[]) =>
    expect
      .poll(() => titles.elements().map(({ textContent }) => textContent))
      .toEqual(numbers.map((number) => `no ${number}.`));
  await expectTitles(11, 10, 9, 8, 7);
  await expect.element(pages.getByRole("button", { name: "Previous" })).toBeDisabled();
  await pages.getByRole("button", { name: "Page 3" }).click();
  await expectTitles(1);
  await expectAddress("/blog/admin?page=3");
  await expect.element(pages).toMatchTextContent("Showing 11-11 of 11 posts");
  await expect.element(pages.getByRole("button", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  await expect.element(pages.getByRole("button", { name: "Next" })).toBeDisabled();
  history.replaceState(null, "", "?page=99");
  await expectTitles(1);

  await search.fill("no 1");
  await expectTitles(11, 10, 1);
  await expect.element(pages).not.toBeInTheDocument();
});

test("a deletion asks first, and can be undone for ten seconds", { tags: ["full"] }, async () => {
  blogWith(["On lamps"]);
  await openDashboard();
  await button("Delete On lamps").click();
  await expect
    .element(deletion)
    .toMatchTextContent("Are you sure you want to delete this blog post? This action cannot be undone.");
  await expect.element(deletion.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await expectAccessible();

  await deletion.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("“On lamps” is deleted.")).toBeVisible();
  await expect.element(row("On lamps")).not.toBeInTheDocument();
  await expect.element(page.getByRole("caption")).toHaveFocus();
  await expect.poll(longWaits).toContain(10_000);
  await button("Undo").click();
  await expect.element(page.getByText("“On lamps” is back.")).toBeVisible();
  await expect.element(row("On lamps")).toBeVisible();

  await remove("On lamps");
  await expect.element(button("Undo")).toBeVisible();
  await endWaits(10_000, () => button("Undo").elements().length === 0);
});

test("a message is in the dialog that is open, and can be acted on there", { tags: ["full"] }, async () => {
  blogWith(["On lamps"]);
  await openDashboard();
  await remove("On lamps");
  await expect.element(row("On lamps")).not.toBeInTheDocument();
  await addNewPost();
  await expectUncovered(form.getByText("“On lamps” is deleted."));
  await inForm("Undo").click();
  await expect.element(form.getByText("“On lamps” is back.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(row("On lamps")).toBeVisible();
});

test("what fails is said, and costs nothing of what is seen", { tags: ["full"] }, async () => {
  blogWith(["On lamps"]);
  const listed = refuse(LIST, "FORBIDDEN");
  await openDashboard();
  const failure = page.getByText("Failed to load blog posts.");
  await expect.element(failure).toBeVisible();
  await expectAccessible();
  listed();
  await button("Retry").click();
  await expect.element(row("On lamps")).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();

  const outage = [refuse(LIST, "CMS_UNAVAILABLE"), refuse("DELETE /api/dashboard/posts/:id", "CMS_UNAVAILABLE")];
  await remove("On lamps");
  await expect.element(page.getByText("Failed to delete blog post. Please try again.")).toBeVisible();
  await expect.element(failure).toBeVisible();
  await search.fill("nothing like it");
  await expectAddress("/blog/admin?q=nothing+like+it");
  await expect.element(failure).toBeVisible();
  await expect.element(row("On lamps")).toBeVisible();
  for (const end of outage) end();
  await button("Retry").click();
  await expect.element(page.getByText('No posts found for "nothing like it"')).toBeVisible();
  await search.fill("");
  await expect.element(row("On lamps")).toBeVisible();

  refuse("POST /api/dashboard/posts/:id/restore", "CMS_UNAVAILABLE");
  await remove("On lamps");
  await button("Undo").click();
  await expect.element(page.getByText("Failed to restore blog post. Please try again.")).toBeVisible();
});

test("without its table the dashboard shows the SQL that brings it back", async () => {
  blogWith([]);
  refuse(LIST, "TABLE_MISSING");
  answer("GET /api/dashboard/posts/setup", () => ({
    database: "SQLite",
    sql: "create table blog_posts;\n".repeat(99),
  }));
  await page.viewport(360, 740);
  await openDashboard();
  await expect.element(page.getByRole("heading", { level: 1, name: "Database Setup Required" })).toBeVisible();
  await expect.element(page.getByText(/The posts table \(blog_posts\) does not exist/)).toBeVisible();
  await expect
    .element(page.getByText(/Run this migration SQL in the SQL editor of your SQLite database/))
    .toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "Migration SQL" }))
    .toMatchTextContent("create table blog_posts;");
  await expect.element(page.getByRole("link", { name: "View Blog" })).toHaveAttribute("href", "/blog");
  await expect.element(button("Refresh After Setup")).toBeVisible();
  await expect.element(button("Logout")).toBeVisible();
  await expectAccessible();
  await expect.poll(widthOf).toBeLessThanOrEqual(360);
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await button("Copy SQL").click();
  await expect.element(page.getByText("The SQL is copied.")).toBeVisible();
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith(expect.stringMatching(/^create table/));
});

test("what was typed leaves this device with a sign-out, here or in another tab, not when a session has run out", {
  tags: ["full"],
}, async () => {
  blogWith([]);
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("post-draft:"));
  const reload = async () => {
    await cleanup();
    await mutate(() => true, undefined);
  };
  const openGuarded = () =>
    renderDashboard(
      "blog-admin",
      <Guard role={BLOG_ADMIN}>
        <BlogDashboard label="The editors" authors={[]} />
      </Guard>,
    );
  const type = async () => {
    await addNewPost();
    await write({ title: "On lamps", description: "Typed and not saved" });
    await inForm("Cancel").click();
    await expect.poll(kept).toEqual(["post-draft:new"]);
  };
  await openGuarded();
  await type();
  answer("GET /api/session", () => ({ user: null }));
  await mutate("/api/session");
  await button("Stay signed out").click();
  await reload();

  await openGuarded();
  await addNewPost();
  await inForm("Restore it").click();
  await expect.element(title).toHaveValue("On lamps");
  await expect.element(title).toHaveFocus();
  await inForm("Cancel").click();
  answer("POST /api/auth/blog/logout", () => undefined);
  await button("Logout").click();
  await expectAddress("/blog/admin/login");
  await expect.poll(kept).toEqual([]);
  await reload();

  await openGuarded();
  await type();
  dispatchEvent(new StorageEvent("storage", { key: "sessionChange", newValue: "signed-out 1" }));
  await expectAddress("/blog/admin/login");
  await expect.poll(kept).toEqual([]);
});

test("the keyboard is enough", async () => {
  blogWith(["On lamps", "On oil"]);
  await openDashboard();
  await expect.element(row("On lamps")).toBeVisible();
  await userEvent.keyboard("/");
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("lamps");
  await expect.element(heading).toMatchTextContent("Blog Posts (1) of 2");
  await pressEnter(button("Edit On lamps"));
  await expect.element(form.getByRole("heading", { name: "Edit Blog Post" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(button("Edit On lamps")).toHaveFocus();
  await userEvent.keyboard("n");
  await expect.element(form.getByRole("heading", { name: "Create New Blog Post" })).toHaveFocus();
});

test("it fits every width, and has no flaw for those who hear or see it badly", { tags: ["full"] }, async () => {
  const names = [1, 2, 3, 4, 5, 6].map((number) => `no ${number}`);
  blogWith(names, { description: "Long ".repeat(200), metaTags: "a, b, c" });
  await openDashboard();
  const excerpt = row("no 6").getByText(/^Long Long/);
  for (const width of [320, 360, 768, 1280]) {
    await page.viewport(width, 900);
    await expectAccessible();
    await edit("no 6");
    await expect.element(inForm("Update Post")).toBeInViewport({ ratio: 1 });
    await expect.poll(widthOf, { message: `at ${width} px` }).toBeLessThanOrEqual(width);
    await inForm("Cancel").click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.poll(() => linesOf(excerpt.element())).toBe(2);
  }
});

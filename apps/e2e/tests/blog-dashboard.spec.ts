import type { Page } from "@playwright/test";
import { product } from "../product";
import { expect, expectAccessible, expectUncovered, hold, shortenTimeouts, signInAs, test } from "./fixtures";

type Post = { id: string; title: string; description: string; metaTags: string; status: string; createdAt: string };

const POSTS = "/api/dashboard/posts";

/** In all titles of a test, so that it finds its own posts and deletes them. */
let mark: string;

test.beforeEach(async ({ page }) => {
  mark = `Lamplighter ${crypto.randomUUID().slice(0, 8)}`;
  await signInAs(page, "blog-admin");
});

test.afterEach(async ({ page }) => {
  const found = await page.request.get(POSTS, { params: { q: mark, pageSize: 100 } });
  for (const { id } of ((await found.json()) as { items: Post[] }).items) await page.request.delete(`${POSTS}/${id}`);
});

async function open(page: Page, query = "") {
  await page.goto(`/blog/admin${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "Blog Admin Dashboard" })).toBeVisible();
}

async function write(page: Page, fields: Partial<Post> = {}): Promise<Post> {
  const answer = await page.request.post(POSTS, { data: { title: mark, description: "Its text", ...fields } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

const search = (page: Page) => page.getByPlaceholder("Search blog posts...");
const form = (page: Page) => page.getByRole("dialog", { name: /Create New Blog Post|Edit Blog Post/ });
const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const addNewPost = (page: Page) => page.getByRole("button", { name: "Add New Post" }).click();
const edit = (page: Page, title: string) => page.getByRole("button", { name: `Edit ${title}` }).click();

async function fill(page: Page, title: string, description: string, tags = "") {
  await form(page).getByLabel("Title *").fill(title);
  await form(page).getByLabel("Description *").fill(description);
  await form(page).getByLabel("SEO Keywords & Tags").fill(tags);
}

const visit = async (path: string) => {
  const answer = await fetch(product.SITE_URL + path);
  return { status: answer.status, text: await answer.text() };
};

test("the dashboard shows that it is loading, and then the blog in numbers", { tag: "@journey" }, async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${POSTS}/stats`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/blog/admin");
  await expect(page.getByText("Loading dashboard...")).toBeVisible();
  await expectAccessible(page);
  letGo();

  await expect(page.getByRole("heading", { level: 1, name: "Blog Admin Dashboard" })).toBeVisible();
  await expect(page.getByText("Manage your blog posts and content")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex, ?nofollow/);
  await expect(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "View Blog" })).toHaveAttribute("href", "/blog");

  await write(page, { metaTags: "lamp one, lamp two ,, lamp one" });
  await expect(async () => {
    await page.reload();
    const stats = (await (await page.request.get(`${POSTS}/stats`)).json()) as Record<string, number>;
    const card = (label: string) =>
      page.getByRole("definition").filter({ has: page.locator(`xpath=../*[.="${label}"]`) });
    const wanted = { "Total Posts": stats.total, "Recent Posts": stats.recent, "Total Tags": stats.tags };
    for (const [label, value] of Object.entries(wanted)) {
      await expect(card(label)).toHaveText(String(value));
    }
    await expect(card("Search Results")).toHaveText(String(stats.total));
  }).toPass();
});

test("logging out takes the flag away and ends the session", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/blog/admin/login");
  expect((await page.request.get("/api/session").then((answer) => answer.json())) as object).toEqual({ user: null });
  await signInAs(page, "blog-admin");
});

test("a post is created, edited and deleted, and visitors see it", { tag: "@journey" }, async ({ page }) => {
  const shown = (path: string, text: string) =>
    expect.poll(async () => (await visit(path)).text.includes(text), { intervals: [50] });

  await open(page);
  await addNewPost(page);
  await expect(form(page).getByRole("heading", { name: "Create New Blog Post" })).toBeVisible();
  await expect(form(page).getByText("Share your insights with the world")).toBeVisible();
  await expect(form(page).getByLabel("Description *")).toHaveAttribute("rows", "8");
  await expect(form(page).getByText("Separate keywords with commas")).toBeVisible();
  await fill(page, `  ${mark} `, "  One.\n\nTwo.  ", " brass, oil , wick, glass ");
  await expect(form(page).getByText("14 characters")).toBeVisible();
  expect((await form(page).boundingBox())?.width).toBe(800);
  await expectAccessible(page);
  await form(page).getByRole("button", { name: "Create Post" }).click();
  await expect(form(page)).toBeHidden();

  const created = page.getByRole("row").nth(1);
  await expect(created).toContainText(mark);
  await expect(created.getByRole("listitem")).toHaveText(["brass", "oil", "wick"]);
  const today = new Date().toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });
  await expect(created.getByRole("cell", { name: today })).toHaveCount(2);
  const path = String(await created.getByRole("link", { name: mark, exact: true }).getAttribute("href"));
  expect(path).toMatch(/^\/blog\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  await expect(created.getByRole("link", { name: `View ${mark}` })).toHaveAttribute("href", path);
  for (const place of ["/blog", path, "/blog/feed.xml"]) await shown(place, mark).toBe(true);
  await shown("/sitemap.xml", path).toBe(true);

  await edit(page, mark);
  await expect(form(page).getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  await expect(form(page).getByText("Update your blog post content")).toBeVisible();
  await expect(form(page).getByLabel("Title *")).toHaveValue(mark);
  await expect(form(page).getByLabel("Description *")).toHaveValue("One.\n\nTwo.");
  await expect(form(page).getByLabel("SEO Keywords & Tags")).toHaveValue("brass, oil , wick, glass");
  await form(page).getByLabel("Title *").fill(`${mark} again`);
  await form(page).getByRole("button", { name: "Update Post" }).click();
  await expect(form(page)).toBeHidden();
  await expect(row(page, `${mark} again`)).toBeVisible();
  for (const place of ["/blog", path, "/blog/feed.xml"]) await shown(place, `${mark} again`).toBe(true);

  await page.getByRole("button", { name: `Delete ${mark} again` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this blog post? This action cannot be undone.");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(row(page, mark)).toBeHidden();
  await expect(page.getByText(`“${mark} again” is deleted.`)).toBeVisible();
  for (const place of ["/blog", "/blog/feed.xml"]) await shown(place, mark).toBe(false);
  await shown("/sitemap.xml", path).toBe(false);
  await expect.poll(async () => (await visit(path)).status, { intervals: [50] }).toBe(404);
});

test("a deletion can be undone for ten seconds, and the post is as it was", { tag: "@journey" }, async ({ page }) => {
  const { id, createdAt } = await write(page);
  await open(page, `?q=${mark}`);
  await page.getByRole("button", { name: `Delete ${mark}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`No posts found for "${mark}"`)).toBeVisible();
  await expect.poll(async () => (await visit(`/blog/${id}`)).status).toBe(404);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, mark)).toBeVisible();
  await expect.poll(async () => (await visit(`/blog/${id}`)).status).toBe(200);
  const found = await page.request.get(POSTS, { params: { q: mark } });
  expect(((await found.json()) as { items: Post[] }).items).toMatchObject([{ id, createdAt, status: "published" }]);
});

test("a message is in the dialog that is open, and can be acted on there", async ({ page }) => {
  await write(page);
  await open(page, `?q=${mark}`);
  await page.getByRole("button", { name: `Delete ${mark}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`“${mark}” is deleted.`)).toBeVisible();
  await expect(page.locator("caption")).toBeFocused();
  await addNewPost(page);
  await expectUncovered(form(page).getByText(`“${mark}” is deleted.`));
  await form(page).getByRole("button", { name: "Undo" }).click();
  await expect(form(page).getByText(`“${mark}” is back.`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row(page, mark)).toBeVisible();
});

test("after a deletion the focus is on the next row, or on the one before", async ({ page }) => {
  for (const number of [3, 2, 1]) await write(page, { title: `${mark} ${number}` });
  await open(page, `?q=${mark}`);
  const button = (number: number) => page.getByRole("button", { name: `Delete ${mark} ${number}` });
  for (const [gone, focused] of [
    [2, 3],
    [3, 1],
  ] as const) {
    await button(gone).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(button(gone)).toBeHidden();
    await expect(button(focused)).toBeFocused();
  }
});

test("why a post could not be saved is in view", { tag: "@failing-requests" }, async ({ page }) => {
  test.setTimeout(60_000);
  await shortenTimeouts(page);
  await open(page);
  await addNewPost(page);
  await fill(page, mark, "Its text");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.route(`**${POSTS}`, (route) => route.abort());
    await form(page).getByRole("button", { name: "Create Post" }).click();
    await expect(form(page).getByRole("alert")).toHaveText("Failed to save blog post. Please try again.");
    await expectUncovered(form(page).getByRole("alert"));
    await expect(form(page).getByRole("button", { name: "Create Post" })).toBeFocused();
    await expectAccessible(page);
    await page.unroute(`**${POSTS}`);
  }
  await page.route(`**${POSTS}`, () => {});
  await form(page).getByRole("button", { name: "Create Post" }).click();
  await expect(form(page).getByRole("alert")).toContainText("There was no answer in time.");
  await page.unroute(`**${POSTS}`);
  await form(page).getByRole("button", { name: "Create Post" }).click();
  await expect(form(page)).toBeHidden();
});

test("a late answer closes no other form, and is told when it is a refusal", { tag: "@failing-requests" }, async ({
  page,
}) => {
  test.setTimeout(60_000);
  await write(page, { title: `${mark} 1` });
  await write(page, { title: `${mark} 2` });
  await open(page, `?q=${mark}`);
  for (const refused of [false, true]) {
    if (refused) await page.route(`**${POSTS}/*`, (route) => route.abort());
    const release = await hold(page, `**${POSTS}/*`, "PATCH");
    await edit(page, `${mark} 1`);
    await form(page)
      .getByLabel("Description *")
      .fill(refused ? "Refused" : "Saved");
    const update = form(page).getByRole("button", { name: "Update Post" });
    await update.click();
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await edit(page, `${mark} 2`);
    await form(page).getByLabel("Description *").fill("Typed meanwhile");
    release();
    await expect(
      form(page).getByText(refused ? `“${mark} 1” could not be saved.` : `“${mark} 1” is saved.`),
    ).toBeVisible();
    await expect(form(page).getByLabel("Description *")).toHaveValue("Typed meanwhile");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await page.unroute(`**${POSTS}/*`);
  }
});

test("what was typed leaves this device with a sign-out, here or in another tab, not when a session has run out", {
  tag: "@failing-requests",
}, async ({ context, page }) => {
  test.setTimeout(60_000);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("post-draft:")));
  const type = async () => {
    await addNewPost(page);
    await fill(page, mark, "Typed and not saved");
    await form(page).getByRole("button", { name: "Cancel" }).click();
    expect(await kept()).toEqual(["post-draft:new"]);
  };
  await open(page);
  await type();
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL("/blog/admin/login");
  expect(await kept()).toEqual(["post-draft:new"]);
  await signInAs(page, "blog-admin");
  await open(page);
  await addNewPost(page);
  await form(page).getByRole("button", { name: "Restore it" }).click();
  await expect(form(page).getByLabel("Title *")).toHaveValue(mark);
  await expect(form(page).getByLabel("Title *")).toBeFocused();
  await form(page).getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/blog/admin/login");
  await expect.poll(kept).toEqual([]);

  await signInAs(page, "blog-admin");
  await open(page);
  const other = await context.newPage();
  await signInAs(other, "blog-admin");
  await other.goto("/blog/admin");
  await addNewPost(page);
  await fill(page, mark, "Typed and not saved");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/blog/admin/login");
  await expect.poll(kept).toEqual([]);
  await signInAs(page, "blog-admin");
});

test("posts are searched, and what is searched for stands in the address", async ({ page }) => {
  await write(page, { title: `${mark} ÄLPHA` });
  await write(page, { description: `${mark} 100%_beta` });
  await write(page, { title: "Someone else", metaTags: mark });
  await open(page, "?page=2");
  await search(page).fill(mark);
  const heading = page.getByRole("heading", { name: /^Blog Posts/ });
  await expect(heading).toHaveText(/^Blog Posts \(3\) of \d+$/);
  await expect(page).toHaveURL(`/blog/admin?q=${mark.replace(" ", "+")}`);
  await expect(page.getByRole("definition").last()).toHaveText("3");
  for (const [text, count] of [
    [`${mark} älpha`, 1],
    [`${mark.toUpperCase()} 100%_B`, 1],
    [`${mark} 100__`, 0],
  ] as const) {
    await search(page).fill(text);
    await expect(heading).toHaveText(new RegExp(`^Blog Posts \\(${count}\\) of \\d+$`));
  }
  await expect(page.getByText(`No posts found for "${mark} 100__"`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(heading).toHaveText(/^Blog Posts \(\d+\)$/);
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL("/blog/admin");
});

test("five posts make a page", async ({ page }) => {
  for (let number = 1; number <= 11; number++) await write(page, { title: `${mark} no ${number}.` });
  await open(page, `?q=${mark}`);
  const titles = page.getByRole("rowheader").getByRole("link");
  const pages = page.getByRole("navigation", { name: "Pages of posts" });
  const names = (...numbers: number[]) => numbers.map((number) => `${mark} no ${number}.`);
  await expect(titles).toHaveText(names(11, 10, 9, 8, 7));
  await expect(pages).toContainText("Showing 1-5 of 11 posts");
  await expect(pages.getByRole("button", { name: "Previous" })).toBeDisabled();

  await pages.getByRole("button", { name: "Next" }).click();
  await expect(titles).toHaveText(names(6, 5, 4, 3, 2));
  await expect(pages).toContainText("Showing 6-10 of 11 posts");
  await pages.getByRole("button", { name: "Page 3" }).click();
  await expect(titles).toHaveText(names(1));
  await expect(pages).toContainText("Showing 11-11 of 11 posts");
  await expect(pages.getByRole("button", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  await expect(pages.getByRole("button", { name: "Next" })).toBeDisabled();
  await page.reload();
  await expect(titles).toHaveText(names(1));
  await page.goBack();
  await expect(titles).toHaveText(names(6, 5, 4, 3, 2));

  await open(page, `?q=${mark}&page=99`);
  await expect(pages).toContainText("Showing 11-11 of 11 posts");
  await search(page).fill(`${mark} no 1`);
  await expect(pages).toBeHidden();
  await expect(titles).toHaveText(names(11, 10, 1));
});

test("a form wants a title and a description, and says that it is saving", async ({ page }) => {
  await open(page);
  await addNewPost(page);
  await form(page).getByRole("button", { name: "Create Post" }).click();
  const summary = form(page).getByRole("alert", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole("link")).toHaveText(["Title is required.", "Description is required."]);
  await expect(form(page).getByLabel("Title *")).toHaveAccessibleDescription("Title is required.");
  await expectAccessible(page);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${POSTS}`, async (route) => {
    await held;
    await route.continue();
  });
  await fill(page, mark, "x");
  await expect(form(page).getByText("1 character", { exact: true })).toBeVisible();
  await form(page).getByRole("button", { name: "Create Post" }).click();
  await expect(form(page).getByRole("button", { name: "Saving..." })).toBeDisabled();
  letGo();
  await expect(form(page)).toBeHidden();
});

test("Cancel closes the form at once, and what was typed is offered again", async ({ page }) => {
  await open(page);
  await addNewPost(page);
  await fill(page, mark, "Typed and not saved");
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await expect(form(page)).toBeHidden();

  await page.reload();
  await addNewPost(page);
  await expect(form(page).getByLabel("Title *")).toHaveValue("");
  await expectAccessible(page);
  await form(page).getByRole("button", { name: "Restore it" }).click();
  await expect(form(page).getByLabel("Title *")).toHaveValue(mark);
  await form(page).getByRole("button", { name: "Create Post" }).click();
  await expect(form(page)).toBeHidden();

  await addNewPost(page);
  await expect(form(page).getByRole("button", { name: "Restore it" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(form(page)).toBeHidden();
});

test("what was typed is not lost by Escape, Back, or leaving the page without a question", async ({ page }) => {
  await write(page);
  await open(page, `?q=${mark}`);
  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/blog/admin");
  await search(page).fill(mark);
  await edit(page, mark);
  await form(page).getByLabel("Title *").press("End");
  await page.keyboard.type(" more");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  for (const leave of [() => page.keyboard.press("Escape"), () => page.evaluate(() => history.back())]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(form(page).getByLabel("Title *")).toHaveValue(`${mark} more`);
  }

  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const browsersQuestion = await asked;
  expect(browsersQuestion.type()).toBe("beforeunload");
  await browsersQuestion.dismiss();

  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(form(page)).toBeHidden();
  await edit(page, mark);
  await expect(form(page).getByRole("button", { name: "Restore it" })).toBeHidden();
});

test("a draft is previewed and waits until it is published", async ({ page }) => {
  await open(page, `?q=${mark}`);
  await addNewPost(page);
  await fill(page, mark, "First line\nSecond <b>line</b>", "brass, oil");
  await form(page).getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: mark })).toBeVisible();
  await expect(preview.getByRole("paragraph").filter({ hasText: "Second <b>line</b>" })).toBeVisible();
  await expect(preview.getByRole("listitem")).toHaveText(["#brass", "#oil"]);
  await expectAccessible(page);
  await preview.getByRole("button", { name: "Close preview" }).click();
  await form(page).getByLabel("Save as draft").check();
  await form(page).getByRole("button", { name: "Create Post" }).click();
  await expect(form(page)).toBeHidden();

  await open(page, `?q=${mark}`);
  await expect(row(page, mark)).toContainText("Draft");
  await page.getByRole("button", { name: `View ${mark}` }).click();
  await expect(preview.getByRole("heading", { name: mark })).toBeVisible();
  await page.keyboard.press("Escape");
  const answer = await page.request.get(POSTS, { params: { q: mark } });
  const [draft] = ((await answer.json()) as { items: Post[] }).items;
  expect((await visit(`/blog/${draft?.id}`)).status).toBe(404);

  await edit(page, mark);
  await form(page).getByLabel("Save as draft").uncheck();
  await form(page).getByRole("button", { name: "Update Post" }).click();
  await expect(page.getByRole("link", { name: `View ${mark}` })).toBeVisible();
  await expect.poll(async () => (await visit(`/blog/${draft?.id}`)).status).toBe(200);

  await edit(page, mark);
  await form(page).getByLabel("Title *").fill(`${mark} later`);
  await form(page).getByLabel("Save as draft").check();
  await form(page).getByRole("button", { name: "Update Post" }).click();
  await expect(row(page, `${mark} later`)).toContainText("Unpublished changes");
  expect((await visit(`/blog/${draft?.id}`)).text).not.toContain(`${mark} later`);
});

for (const choice of ["Keep mine", "Take theirs"]) {
  test(`of two who edit a post, the later one chooses: ${choice}`, { tag: "@failing-requests" }, async ({ page }) => {
    const { id } = await write(page);
    await open(page, `?q=${mark}`);
    await edit(page, mark);
    await form(page).getByLabel("Title *").fill(`${mark} of mine`);
    await page.request.patch(`${POSTS}/${id}`, { data: { title: `${mark} of theirs` } });
    await form(page).getByRole("button", { name: "Update Post" }).click();
    const conflict = page.getByRole("dialog", { name: "Someone else has changed this post" });
    await expect(conflict).toContainText(`${mark} of theirs`);
    await expectAccessible(page);
    await conflict.getByRole("button", { name: choice }).click();
    await expect(form(page)).toBeHidden();
    await expect(row(page, choice === "Keep mine" ? `${mark} of mine` : `${mark} of theirs`)).toBeVisible();
  });
}

test("what is hostile is text", async ({ page }) => {
  const text = `<script>alert(1)</script><img src=x onerror="alert(1)"> javascript:alert(1) "]]> 👩‍💻 مرحبا \u202eabc\u200b`;
  page.on("dialog", (dialog) => dialog.dismiss().then(() => expect(dialog.message()).toBe("no dialog")));
  const { id } = await write(page, { title: `${mark} ${text}`, description: `\u0007${text}\0`, metaTags: text });
  await open(page, `?q=${encodeURIComponent(`${mark} <script>alert(1)</script><img src=x onerror="`)}`);
  await expect(row(page, mark)).toContainText('<script>alert(1)</script><img src=x onerror="alert(1)">');
  await edit(page, mark);
  await expect(form(page).getByLabel("Description *")).toHaveValue(text);
  await form(page).getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("dialog", { name: "Preview" })).toContainText("<script>alert(1)</script>");
  await page.goto(`/blog/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<script>alert(1)</script>");
});

test("a megabyte can be written", async ({ page }) => {
  const description = `${'A "line" of many words. '.repeat(40)}\n`.repeat(1_100).trim();
  const { id } = await write(page, { description });
  const answer = await page.request.patch(`${POSTS}/${id}`, { data: { metaTags: "long" } });
  expect(((await answer.json()) as Post).description).toBe(description);
  await open(page, `?q=${mark}`);
  await expect(row(page, mark)).toBeVisible();
  expect((await page.request.post(POSTS, { data: { title: mark, description: "x".repeat(5e6) } })).status()).toBe(413);
});

test("the keyboard is enough", async ({ page }) => {
  await write(page);
  await open(page);
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(mark);
  await expect(page.getByRole("heading", { name: /^Blog Posts \(1\)/ })).toBeVisible();
  await page.getByRole("button", { name: `Edit ${mark}` }).focus();
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("heading", { name: "Edit Blog Post" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Edit ${mark}` })).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Add a new post");
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(form(page).getByRole("heading", { name: "Create New Blog Post" })).toBeFocused();
});

test("it fits every width, and has no flaw for those who hear or see it badly", async ({ page }) => {
  for (let number = 0; number < 6; number++)
    await write(page, { description: "Long ".repeat(200), metaTags: "a, b, c" });
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `?q=${mark}`);
    await expectAccessible(page);
    await page
      .getByRole("button", { name: `Edit ${mark}` })
      .first()
      .click();
    await expect(form(page).getByRole("button", { name: "Update Post" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(
      width,
    );
    const description = row(page, mark).first().getByText("Long Long");
    const lines = await description.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(2);
  }
});

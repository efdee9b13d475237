import type { Page } from "@playwright/test";
import { product } from "../product";
import { expect, expectAccessible, signInAs, test } from "./fixtures";
import { openPanel, posts } from "./panel";

const POST = "/content-manager/collection-types/api::blog-post.blog-post";

const SOON_MS = 3_000;

const made: string[] = [];

async function draft(title: string): Promise<string> {
  const { documentId } = await posts.draft({ title, description: "Its text", metaTags: "" });
  made.push(documentId);
  return documentId;
}

const status = async (id: string) => (await fetch(`${product.SITE_URL}/blog/${id}`)).status;

test.afterEach(async () => {
  for (const id of made.splice(0)) await posts.remove(id);
});

test.describe("an editor far from India", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("schedules in the panel, by India's clock unless another is chosen", {
    tag: "@failing-requests",
  }, async ({ page }) => {
    const title = `Timely ${crypto.randomUUID()}`;
    const id = await draft(title);
    await openPanel(page, `${POST}/${id}`);
    const save = () => page.getByRole("button", { name: "Save", exact: true }).click();

    await page.getByLabel("Publish at", { exact: true }).fill("2030-01-05T09:00");
    await expect(page.getByText("5 Jan 2030, 9:00 am IST")).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish now" })).toBeVisible();
    const again = page.waitForResponse(
      (response) => response.request().method() === "GET" && new URL(response.url()).pathname.endsWith(id),
    );
    await save();
    await expect.poll(async () => (await posts.read(id)).publishAt).toBe("2030-01-05T03:30:00.000Z");
    // The panel reads the entry again, and would put what is typed meanwhile back.
    await again;

    await page.getByRole("combobox", { name: "Times are" }).click();
    await page.getByRole("option", { name: /Europe\/Berlin/ }).click();
    await expect(page.getByLabel("Publish at", { exact: true })).toHaveValue("2030-01-05T04:30");
    await page.getByLabel("Unpublish at", { exact: true }).fill("2030-01-05T04:00");
    await save();
    await expect(page.getByRole("main").getByText("Unpublish at must be later than Publish at.")).toBeVisible();
    await page.getByLabel("Unpublish at", { exact: true }).fill("2030-01-06T04:30");
    await save();
    await expect.poll(async () => (await posts.read(id)).unpublishAt).toBe("2030-01-06T03:30:00.000Z");

    await page.goto(`${product.CMS_URL}/admin${POST}?_q=${encodeURIComponent(title)}`);
    const row = page.getByRole("row").filter({ hasText: title });
    await expect(row).toContainText("Publishes 5 Jan 2030, 4:30 am");
    await expect(row).toContainText("Unpublishes 6 Jan 2030, 4:30 am");
  });
});

test("a post that is scheduled in the blog's dashboard is on the site at its time, and not before", {
  tag: "@failing-requests",
}, async ({ page }) => {
  await signInAs(page, "blog-admin");
  await page.goto("/blog/admin");
  await page.getByRole("button", { name: "Add New Post" }).click();
  const form = page.getByRole("dialog", { name: "Create New Blog Post" });
  const title = `Timely ${crypto.randomUUID()}`;
  await form.getByLabel("Title *").fill(title);
  await form.getByLabel("Description *").fill("Its text");
  await form.getByLabel("Publish at", { exact: true }).fill("2020-01-05T09:00");
  await form.getByRole("button", { name: "Create Post" }).click();
  await expect(form.getByText("This time has passed. Choose a later time, or publish it now.").last()).toBeVisible();
  await form.getByLabel("Publish at", { exact: true }).fill("2030-01-05T09:00");
  await expect(form.getByRole("checkbox", { name: /Save as draft/ })).toBeChecked();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Create Post" }).click();

  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("Draft");
  await expect(row).toContainText("Publishes 5 Jan 2030, 9:00 am IST");
  const id = await idOf(page, title);
  made.push(id);
  expect(await status(id)).toBe(404);
  // A busy machine may answer too late, and a time that has passed is refused.
  await expect(async () => {
    const publishAt = new Date(Date.now() + SOON_MS).toISOString();
    expect((await page.request.patch(`/api/dashboard/posts/${id}`, { data: { publishAt } })).status()).toBe(200);
  }).toPass();
  await expect.poll(() => status(id)).toBe(200);
});

async function idOf(page: Page, q: string): Promise<string> {
  const found = await page.request.get("/api/dashboard/posts", { params: { q } });
  return ((await found.json()) as { items: { id: string }[] }).items[0]?.id ?? "";
}

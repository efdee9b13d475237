import { product } from "../product";
import { expect, expectAccessible, refusals, test } from "./fixtures";
import { type Job, jobs, openAsContentEditor, openPanel, posts } from "./panel";

// The panel requests features that this installation lacks, and its newest version.
test("the panel works under its policy", { tag: "@failing-requests" }, async ({ page }) => {
  const refused = await refusals(page);
  await page.goto(`${product.CMS_URL}/admin`);
  await page.getByRole("textbox", { name: "Email" }).fill(product.STRAPI_ADMIN_EMAIL);
  await page.getByLabel("Password*", { exact: true }).fill(product.STRAPI_ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();

  const widgets = page.getByRole("main").getByRole("heading", { level: 2 }).filter({ hasNotText: "Make it yours" });
  await expect(widgets).toHaveText([
    "Pages",
    "Waiting to be published",
    "Scheduled",
    "Applications",
    "Form answers",
    "Guide",
  ]);
  await expect(page.getByText("new, not yet looked at")).toBeVisible();
  const starts = page.getByRole("navigation", { name: "Start" }).getByRole("link");
  await expect(starts).toHaveText(["Edit the home page", "New post", "New job", "New page", "Menu"]);
  const map = page.getByRole("region", { name: "Pages" }).getByRole("listitem");
  await expect(map.first()).toContainText("Home");
  await expect(map.filter({ hasText: "/about" })).toContainText("Published");
  await expect(page.getByRole("main")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Read the guide" }).click();
  await expect(page).toHaveTitle(/^Guide/);
  const pictures = page.getByRole("main").getByRole("img");
  await expect(pictures).toHaveCount(11);
  const widths = () => pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);

  await page.getByRole("link", { name: "Content Manager" }).click();
  const groups = page.getByRole("navigation", { name: "Content Manager" }).getByRole("list").first();
  for (const group of ["Pages", "Blog", "Jobs", "Services and proof", "Settings"]) {
    await expect(groups.getByText(group, { exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "Catalogue: Industries" }).click();
  await page.getByRole("gridcell", { name: "Logistics" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Logistics");

  await page.getByRole("link", { name: "Media Library" }).first().click();
  await page
    .getByRole("navigation", { name: "Media library folders" })
    .getByRole("button", { name: "Services", exact: true })
    .click();
  const picture = page.getByRole("main").locator("img[src*='/uploads/']").first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  // A library tests whether it may compile code, and also works without.
  expect(refused.filter((what) => !what.includes("script-src eval"))).toEqual([]);
});

// The panel requests features that this installation lacks.
test("the home of a content editor has nothing that they may not read", { tag: "@failing-requests" }, async ({
  page,
}) => {
  const leave = await openAsContentEditor(page, "");
  const widgets = page.getByRole("main").getByRole("heading", { level: 2 }).filter({ hasNotText: "Make it yours" });
  await expect(widgets.filter({ hasText: "Guide" })).toBeVisible();
  await expect(widgets.filter({ hasText: "Waiting to be published" })).toBeVisible();
  await expect(widgets.filter({ hasText: "Pages" })).toBeVisible();
  await expect(widgets.filter({ hasText: /Applications|Form answers/ })).toHaveCount(0);
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  await leave();
});

// The tag is needed for the refused deletions.
test("a picture in use is kept, and whoever deletes it is told where it is used", {
  tag: "@failing-requests",
}, async ({ page }) => {
  await openPanel(page, "/plugins/upload");
  await page
    .getByRole("navigation", { name: "Media library folders" })
    .getByRole("button", { name: "Brand", exact: true })
    .click();
  const told = page.getByRole("alertdialog", { name: "Still in use" });

  await page.getByRole("checkbox", { name: /mark-\w+\.svg/ }).check();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(told).toContainText(/Logo · mark-\w+\.svg/);
  await expect(page.getByRole("alertdialog")).toHaveCount(1);
  await expect(page.getByText("An error occurred")).toHaveCount(0);
  await expectAccessible(page);
  await told.getByRole("button", { name: "Close" }).click();
  await page.reload();

  await page.getByText(/^mark-\w+\.svg$/).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await told.getByRole("link", { name: "Site: Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Site: Settings" })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test("a save that is refused says why beside the field, and leaves what was typed in the form", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const facts = { details: "Full time", description: "Work.", requirements: "Patience" };
  const made = [await jobs.publish({ title: "Keeper", ...facts }), await jobs.publish({ title: "Warden", ...facts })];
  try {
    const [keeper, warden] = made as [Job, Job];
    await openPanel(page, `/content-manager/collection-types/api::job.job/${warden.documentId}`);
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await field("details").fill("Half a day");
    await field("slug").fill(keeper.slug);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(field("slug")).toHaveAccessibleDescription(/Another job has this address\./);
    await expect(field("slug")).toHaveValue(keeper.slug);
    await expect(field("details")).toHaveValue("Half a day");

    const slug = `warden-of-the-north-${crypto.randomUUID().slice(0, 8)}`;
    await field("slug").fill(slug);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => jobs.read(warden.documentId)).toMatchObject({ slug, details: "Half a day" });
    await expect(field("details")).toHaveValue("Half a day");
  } finally {
    for (const { documentId } of made) await jobs.remove(documentId);
  }
});

test("the address of a new job follows its title until an editor types another, and the job is published there", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await openPanel(page, "/content-manager/collection-types/api::job.job/create");
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field("details").fill("Full time");
  await expect(field("slug")).toHaveValue("");
  await field("title").pressSequentially("Keeper");
  await expect(field("slug")).toHaveValue(/^keeper(-\d+)?$/);
  await field("title").fill(`Warden ${mark}`);
  await expect(field("slug")).toHaveValue(`warden-${mark}`);
  await field("slug").fill(`chosen-${mark}`);
  await field("title").fill(`Guard ${mark}`);
  await field("description").fill("Work.");
  await field("requirements").fill("Patience");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(/\/api::job\.job\/[0-9a-f-]{36}/);
  const [, id = ""] = /job\.job\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  try {
    expect(await jobs.read(id, "published")).toMatchObject({ title: `Guard ${mark}`, slug: `chosen-${mark}` });
  } finally {
    await jobs.remove(id);
  }
});

test("a choice has words in its list, its form and its filter, and a title is one line", {
  tag: "@failing-requests",
}, async ({ page }) => {
  await openPanel(page, "/content-manager/collection-types/api::faq.faq?pageSize=100");
  await expect(page.getByRole("gridcell", { name: "Home page", exact: true }).first()).toBeVisible();
  await page.getByRole("gridcell", { name: "Home page", exact: true }).first().click();
  await expect(page.getByRole("combobox", { name: "Shown on" })).toHaveText("Home page");
  await expect(page.locator('input[name="question"]')).toBeVisible();

  await openPanel(page, "/content-manager/collection-types/api::form.form/create");
  await page.getByRole("button", { name: "Add an entry" }).click();
  await page.getByRole("combobox", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Long text" }).click();
  await expect(page.getByRole("combobox", { name: "Kind" })).toHaveText("Long text");
});

test("a hint that names a length counts what an editor types", {
  tag: "@failing-requests",
}, async ({ page }) => {
  await openPanel(page, "/content-manager/single-types/api::careers-page.careers-page");
  const text = page.locator('[name="hero.subtitle"]');
  await text.fill("Come and keep our lamps.");
  await expect(text).toHaveAccessibleDescription(/at most 180 characters together\. Now 24 characters\.$/);
  await text.fill("a");
  await expect(text).toHaveAccessibleDescription(/Now 1 character\.$/);
});

test("what the product adds to the panel is accessible", { tag: "@failing-requests" }, async ({ page }) => {
  const post = await posts.draft({ title: "Lamps", description: "They are lit at six.", format: "markdown" });
  try {
    await openPanel(page, "/content-manager/collection-types/api::page.page/create");
    await page.getByRole("button", { name: "Accessibility statement", exact: true }).click();
    await expect(page.getByRole("textbox", { name: /^Address/ })).toHaveValue("accessibility");
    await expectAccessible(page);

    await openPanel(page, `/content-manager/collection-types/api::blog-post.blog-post/${post.documentId}`);
    for (const panel of ["Preview", "Schedule", "Before publishing", "History"]) {
      await expect(page.getByRole("complementary").filter({ hasText: panel }).first()).toBeVisible();
    }
    await expect(page.getByRole("group", { name: "Formatting" })).toBeVisible();
    await expect(page.getByText(/to look at/)).toBeVisible();
    await expectAccessible(page);

    await openPanel(page, "/content-manager/collection-types/api::form-answer.form-answer");
    await page.getByRole("button", { name: "All answers of a form" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);

    await openPanel(page, "/content-manager/single-types/api::header.header");
    await expect(page.getByRole("button", { name: "Add an entry" })).toBeVisible();
    await expectAccessible(page);
    await openPanel(page, "/guide");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  } finally {
    await posts.remove(post.documentId);
  }
});

test.describe("far from India", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("what waits to be published is dated as everything else", { tag: "@failing-requests" }, async ({ page }) => {
    const waits = { uid: "api::faq.faq", kind: "collectionType", type: "Question", documentId: "a", title: "Why?" };
    const answer = { total: 1, entries: [{ ...waits, isPublished: false, updatedAt: "2026-11-23T20:00:00.000Z" }] };
    await page.route("**/panel-home/waiting", (route) => route.fulfill({ json: answer }));
    await openPanel(page, "/");
    await expect(page.getByText("Question · Draft of 24 Nov 2026, 1:30 am IST")).toBeVisible();
  });
});

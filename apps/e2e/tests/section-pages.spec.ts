import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { everySection, SEO_OF_TESTS } from "@repo/testing/every-section";
import { weighPage } from "@repo/testing/page-weight";
import { product } from "../product";
import { enlargeLetters, expect, expectAccessible, refusals, test } from "./fixtures";
import { followedPage, openPanel, panel } from "./panel";

type SectionPage = { documentId: string; path: string; title: string };
const pages = panel.collection<SectionPage>("page");
const made: string[] = [];
/** The path of a page with every section, which no test changes. */
let whole: string;

const name = () => `page-${crypto.randomUUID().slice(0, 8)}`;

async function publish(path: string, sections: object[]): Promise<SectionPage> {
  const page = await pages.publish({ title: "A page of the tests", path, sections, seo: SEO_OF_TESTS });
  made.push(page.documentId);
  // The site learns of a page a moment after the panel.
  await expect.poll(async () => (await fetch(`${product.SITE_URL}/${path}`, { redirect: "manual" })).status).toBe(200);
  return page;
}

async function picture(): Promise<number> {
  const { results } = await panel.get<{ results: { id: number }[] }>(
    "GET",
    "/upload/files?pageSize=1&sort=id:asc&filters[$and][0][width][$gt]=1000",
  );
  return results[0]?.id ?? 0;
}

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  whole = (await publish(name(), everySection(await picture()))).path;
});
test.afterAll(async () => {
  for (const id of made.splice(0)) await pages.remove(id);
});

test("an editor makes a page with the keyboard, from a pattern, and visitors have it at once", {
  tag: ["@journey", "@failing-requests"],
}, async ({ page, request }) => {
  const path = `events/${name()}`;
  await openPanel(page, "/content-manager/collection-types/api::page.page/create");
  const pattern = page.getByRole("button", { name: "Event", exact: true });
  await pattern.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo: Event" })).toBeFocused();
  const address = page.getByRole("textbox", { name: /^Address/ });
  await expect(address).toHaveValue("events/open-day");
  await address.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(path);
  await expect(pattern).toBeDisabled();
  const publishButton = page.getByRole("button", { name: "Publish", exact: true });
  // Strapi enables it in an idle callback, and a disabled button takes no focus.
  await expect(publishButton).toBeEnabled();
  await publishButton.press("Enter");
  await expect(page).toHaveURL(/\/api::page\.page\/[a-z0-9]{24}/);
  made.push(/page\.page\/([a-z0-9]{24})/.exec(page.url())?.[1] ?? "");

  const html = async () => (await request.get(`/${path}`)).text();
  await expect.poll(html).toContain("An open day about old software");
  await expect.poll(async () => (await request.get("/sitemap.xml")).text()).toContain(path);
});

test("a new page has its preview before it is saved, and a pattern can be undone", {
  tag: "@failing-requests",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page, "/content-manager/collection-types/api::page.page/create");
  await page.getByRole("button", { name: "Show beside the form" }).click();
  const site = await followedPage(page.getByRole("region", { name: "Live preview" }));
  const title = page.locator('form [name="title"]');
  await title.fill("Typed before any save");
  await expect(site.getByRole("heading", { level: 1, name: "Typed before any save" })).toBeVisible();

  await page.getByRole("button", { name: "Event", exact: true }).click();
  const heading = site.getByRole("heading", { level: 1, name: "An open day about old software" });
  await expect(heading).toBeVisible();
  await page.getByRole("button", { name: "Undo: Event" }).click();
  await expect(heading).toHaveCount(0);
  await expect(title).toHaveValue("Typed before any save");
  await page.getByRole("button", { name: "Redo: Event" }).click();
  await expect(heading).toBeVisible();

  await page.getByRole("textbox", { name: /^Address/ }).fill(name());
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/api::page\.page\/[a-z0-9]{24}/);
  made.push(/page\.page\/([a-z0-9]{24})/.exec(page.url())?.[1] ?? "");
  await expect(heading).toBeVisible();
  await expect(page.getByRole("link", { name: "Open in a new tab" })).toBeVisible();
});

test("a new post has its preview before it is saved, too", { tag: "@failing-requests" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page, "/content-manager/collection-types/api::blog-post.blog-post/create");
  await page.getByRole("button", { name: "Show beside the form" }).click();
  const site = await followedPage(page.getByRole("region", { name: "Live preview" }));
  await page.locator('form [name="title"]').fill("Typed before any save");
  await expect(site.getByRole("heading", { level: 1, name: "Typed before any save" })).toBeVisible();
});

test("what an editor types into a section is on the page beside the form, and a click there leads to its field", {
  tag: "@failing-requests",
}, async ({ page }) => {
  const sections = everySection(await picture()).filter(({ __component }) => /hero|cards|steps/.test(__component));
  const { documentId } = await pages.draft({ title: "A draft", path: name(), sections, seo: SEO_OF_TESTS });
  made.push(documentId);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPanel(page, `/content-manager/collection-types/api::page.page/${documentId}`);
  await page.getByRole("button", { name: "Show beside the form" }).click();
  const site = await followedPage(page.getByRole("region", { name: "Live preview" }));
  await site.locator("main ol li :is(h2, h3)").first().click();
  const field = page.locator('form [name="sections.2.steps.0.title"]');
  await expect(field).toBeFocused();
  await field.fill("Typed into a step");
  await expect(site.getByRole("heading", { name: "Typed into a step" })).toBeVisible();
  // The second line is a separate field.
  await site.getByRole("heading", { level: 1 }).click({ position: { x: 20, y: 15 } });
  await expect(page.locator('form [name="sections.0.title"]')).toBeFocused();
});

test("a page with every section is accessible, fits every width, and has its headings in order", async ({ page }) => {
  const { path: long } = await publish(name(), everySection(await picture(), "much"));
  for (const [amount, path] of [
    ["little", whole],
    ["much", long],
  ]) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(`/${path}`);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      if (amount === "little" && width !== 320) await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${amount} at ${width}`).toBe(width);
      const links = page.locator("main").getByRole("link", { name: /^(Word|Donau)/ });
      const cut = await links.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth),
      );
      expect(cut, `links whose words leave their button, ${amount} at ${width}`).toEqual([]);
    }
    const levels = await page
      .locator("main :is(h1, h2, h3, h4, h5, h6)")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    await enlargeLetters(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
});

test("a page of ten sections weighs no more than the heaviest of the site's own, and one of text has no script of others", async ({
  browser,
}) => {
  const { everyPage, exceptions } = JSON.parse(await readFile(resolve("budgets.json"), "utf8"));
  const most = (kind: string) =>
    Math.max(...[everyPage, ...Object.values(exceptions)].map((limits) => limits[kind] ?? 0));
  const sections = everySection(await picture()).filter(({ __component }) => !/list|logos|call/.test(__component));
  const [ten, text] = await Promise.all([
    publish(name(), sections.slice(0, 10)),
    publish(name(), [{ __component: "section.rich-text", text: "Some text." }]),
  ]);
  const { weight } = await weighPage(browser, `${product.SITE_URL}/${ten.path}`);
  for (const kind of ["documentBrotli", "scriptsBrotli", "styleBrotli", "fonts"] as const) {
    expect.soft(weight[kind], kind).toBeLessThanOrEqual(most(kind));
  }
  const scriptsOf = async (path: string) => (await weighPage(browser, product.SITE_URL + path)).weight.scriptsBrotli;
  expect(await scriptsOf(`/${text.path}`)).toBeLessThanOrEqual((await scriptsOf("/about")) * 1.02);
});

test("a page without a hero has its title above the sections, and the heading of the first is the page's", async ({
  page,
}) => {
  const text = { __component: "section.rich-text", text: "Some text." };
  const { path } = await publish(name(), [text, { ...text, title: "Below" }]);
  await page.goto(`/${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A page of the tests");
  const other = await publish(name(), [{ ...text, title: "Above" }, text]);
  await page.goto(`/${other.path}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Above");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("A page of the tests");
});

test("a video comes once a visitor plays it, and nothing is asked for before", async ({ page }) => {
  const asked: string[] = [];
  await page.route("https://player.vimeo.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>Player</title><p>A video</p>" });
  });
  const refused = await refusals(page);
  await page.goto(`/${whole}`);
  const play = page.getByRole("link", { name: "Play video: Word" });
  await expect(play).toHaveAttribute("href", "https://vimeo.com/76979871");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await play.focus();
  await page.keyboard.press("Enter");
  await expect(page.frameLocator("iframe").getByText("A video")).toBeVisible();
  await expect(page.locator("iframe")).toBeFocused();
  expect(asked).toEqual(["https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"]);
  expect(refused).toEqual([]);
});

test("a video plays also after a link on another page has led there", async ({ page }) => {
  await page.route("https://player.vimeo.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Player</title><p>A video</p>" }),
  );
  const link = { label: "See it move", href: `/${whole}` };
  const call = { __component: "section.call-to-action", title: "A", link };
  const other = await publish(name(), [call]);
  await page.goto(`/${other.path}`);
  await page.getByRole("link", { name: "See it move" }).click();
  await page.getByRole("link", { name: "Play video: Word" }).click();
  await expect(page.frameLocator("iframe").getByText("A video")).toBeVisible();
});

const TEXT = /^(A paragraph\.|A sentence\.|Word|1,234)$/;

test("all texts of all sections are on paper, also of answers that are closed and of what was never scrolled to", async ({
  page,
}) => {
  await page.goto(`/${whole}`);
  await page.emulateMedia({ media: "print" });
  const texts = page.locator("main").getByText(TEXT);
  expect(await texts.count()).toBeGreaterThan(40);
  const hidden = await texts.evaluateAll((all) =>
    all
      .filter(
        (each) =>
          !each.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }),
      )
      .map((each) => each.outerHTML),
  );
  expect(hidden).toEqual([]);
  await expect(page.getByText("The video is at https://vimeo.com/76979871")).toBeVisible();
  await expect(page.locator("figure").getByRole("link", { name: /^Play video/ })).toBeHidden();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByText(new RegExp(`^The form is at ${product.SITE_URL}/${whole}#`))).toBeVisible();
  for (const link of await page.locator("main").getByRole("link", { name: "Word", exact: true }).all())
    if ((await link.getAttribute("href")) === "/contact") await expect(link).toHaveCSS("border-style", "solid");
  const cssOf = (kind: string, property: "breakAfter" | "breakInside") =>
    page
      .locator("main")
      .locator(kind)
      .evaluateAll((all, name) => all.map((each) => getComputedStyle(each)[name]), property);
  expect(new Set(await cssOf("h1, h2, h3", "breakAfter")), "headings stay with what they are about").toEqual(
    new Set(["avoid"]),
  );
  expect(new Set(await cssOf("li", "breakInside")), "a card is on one page").toEqual(new Set(["avoid"]));
});

test("an answer of any length is shown whole", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const questions = everySection(0, "much").filter(({ __component }) => __component === "section.questions");
  const { path } = await publish(name(), questions);
  await page.goto(`/${path}`);
  const answer = page.getByText(/^A paragraph that goes on/).first();
  await expect(answer).toBeVisible();
  expect((await answer.boundingBox())?.height).toBeGreaterThan(400);
  expect(await answer.evaluate(({ parentElement: box }) => box && box.scrollHeight - box.clientHeight)).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all texts of all sections can be read", async ({ page }) => {
    await page.goto(`/${whole}`);
    const texts = page.locator("main").getByText(TEXT);
    expect(await texts.count()).toBeGreaterThan(40);
    for (const text of await texts.all()) await expect(text).toBeVisible();
    for (const item of await page.locator("main").getByRole("listitem").all())
      await expect(item).toHaveCSS("opacity", "1");
  });
});

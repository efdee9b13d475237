import { product } from "../product";
import { expect, expectAccessible, test } from "./fixtures";
import { hydrated } from "./hydration";
import { openPanel, panel, withoutIds } from "./panel";

type Link = { label: string; href: string };
type Item = Link & { submenu?: Link[] };
type Page = { documentId: string; path: string };

const HEADER = "/content-manager/single-types/api::header.header";
const FOOTER = "/content-manager/single-types/api::footer.footer";
const pages = panel.collection<Page>("page");
const path = `open-day-${crypto.randomUUID().slice(0, 8)}`;
const PAGE = {
  title: "Open day",
  path,
  seo: { metaTitle: "Open day", metaDescription: "See how we work, on one day in May.", keywords: "open day" },
  sections: [{ __component: "section.rich-text", title: "Come and see", text: "On one day in May." }],
};

const read = async (address: string) => (await panel.get<{ data: Record<string, unknown> }>("GET", address)).data;
const publish = (address: string, fields: object) => panel.get("POST", `${address}/actions/publish`, fields);

let documentId: string;
let before: { links: Item[]; quickLinks: Link[] };

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  ({ documentId } = await pages.publish(PAGE));
  before = {
    links: withoutIds((await read(HEADER)).links) as Item[],
    quickLinks: withoutIds((await read(FOOTER)).quickLinks) as Link[],
  };
  const submenu = [
    { label: "Web", href: "/services/web-development" },
    { label: "Open day", href: `/${path}` },
  ];
  const links = before.links.map((item) => (item.href === "/services" ? { ...item, submenu } : item));
  await publish(HEADER, { links });
  await publish(FOOTER, { quickLinks: [...before.quickLinks, { label: "Open day", href: `/${path}` }] });
  const linked = async () =>
    (await (await fetch(`${product.SITE_URL}/about`)).text()).split(`href="/${path}"`).length - 1;
  await expect.poll(linked).toBe(2);
});

test.afterAll(async () => {
  await publish(HEADER, { links: before.links });
  await publish(FOOTER, { quickLinks: before.quickLinks });
  await pages.remove(documentId);
});

test("the menu leads to case studies below Services", () => {
  const below = before.links.find(({ href }) => href === "/services")?.submenu ?? [];
  expect(below.map(({ href }) => href)).toContain("/work");
});

test("a submenu is opened by keyboard and by mouse, and leads to its pages", async ({ page }) => {
  await page.goto("/about");
  const menu = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  const more = menu.getByRole("button", { name: "More in Services" });
  const link = menu.getByRole("link", { name: "Open day" });
  await expect(link).toBeHidden();

  await menu.getByRole("link", { name: "Services" }).focus();
  await page.keyboard.press("Tab");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(more).toBeFocused();

  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link).toBeHidden();

  await more.hover();
  await more.click();
  await link.click();
  await expect(page).toHaveURL(`/${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(link).toBeHidden();
});

test("a submenu is in the menu of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  const link = menu.getByRole("link", { name: "Open day" });
  await expect(link).toBeHidden();
  await menu.getByRole("button", { name: "More in Services" }).click();
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await link.click();
  await expect(page).toHaveURL(`/${path}`);
  await expect(menu).toBeHidden();
});

test("a menu that does not fit gives way to its button, with letters of any size, and nothing in it wraps", async ({
  page,
}) => {
  const { links } = (await read(HEADER)) as { links: Item[] };
  const more = [
    { label: "Check-up", href: "/work" },
    { label: "Financial Planning", href: "/industries" },
    { label: "Success Stories", href: "/privacy-policy" },
  ];
  const opener = page.getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  const logo = page.getByRole("banner").getByRole("link", { name: /, home$/ });
  const shown = new Set<boolean>();
  const show = async (count: number) => {
    await publish(HEADER, { links: [...withoutIds(links), ...more.slice(0, count)] });
    const shows = async (label: string) => (await (await fetch(`${product.SITE_URL}/about`)).text()).includes(label);
    await expect
      .poll(() => Promise.all(more.map(({ label }) => shows(label))))
      .toEqual(more.map((_, at) => at < count));
  };
  for (const count of [1, 3]) {
    await show(count);
    await page.goto("/about");
    for (const letters of ["100%", "130%", "200%"]) {
      await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), letters);
      for (const width of [768, 1024, 1100, 1200, 1280, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const at = `${count} more at ${width} px, ${letters}`;
        const isShown = await menu.isVisible();
        shown.add(isShown);
        await expect(opener, at).toBeVisible({ visible: !isShown });
        expect(await page.getByRole("banner").evaluate(({ scrollWidth }) => scrollWidth), at).toBe(width);
        if (!isShown) continue;
        const edge = await logo.boundingBox();
        const boxes = await menu.getByRole("link").evaluateAll((all) =>
          all.map((link) => {
            const { left, right } = link.getBoundingClientRect();
            const range = document.createRange();
            range.selectNodeContents(link);
            return { left, right, lines: range.getClientRects().length };
          }),
        );
        expect(Math.min(...boxes.map(({ left }) => left)), at).toBeGreaterThanOrEqual(
          (edge?.x ?? 0) + (edge?.width ?? 0),
        );
        expect(Math.max(...boxes.map(({ right }) => right)), at).toBeLessThanOrEqual(width);
        expect(new Set(boxes.map(({ lines }) => lines)), at).toEqual(new Set([1]));
      }
    }
  }
  expect(shown).toEqual(new Set([true, false]));
  await show(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a submenu opens while the pointer or the focus is there", async ({ page }) => {
    await page.goto("/about");
    const menu = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    const link = menu.getByRole("link", { name: "Open day" });
    await expect(link).toBeHidden();
    await menu.getByRole("link", { name: "Services" }).hover();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(`/${path}`);
  });
});

test("a page that is no longer published leaves menu and footer by itself, and comes back with it", async ({
  request,
}) => {
  const linked = async () => (await (await request.get("/about")).text()).split(`href="/${path}"`).length - 1;
  await expect.poll(linked).toBe(2);
  await panel.get("POST", `${pages.address}/${documentId}/actions/unpublish`, {});
  await expect.poll(linked).toBe(0);
  await publish(`${pages.address}/${documentId}`, {});
  await expect.poll(linked).toBe(2);

  await publish(`${pages.address}/${documentId}`, { path: `${path}-moved` });
  await expect.poll(async () => (await request.get(`/${path}`)).url()).toMatch(/-moved$/);
  await expect.poll(linked).toBe(2);
  await publish(`${pages.address}/${documentId}`, { path });
});

test("an editor chooses the page that a link leads to, by its name", { tag: "@failing-requests" }, async ({ page }) => {
  await openPanel(page, "/content-manager/single-types/api::header.header");
  const label = page.locator('[name="button.label"]');
  await expect(label).toBeVisible();
  const address = page.locator('[name="button.href"]');
  await address.fill("");
  await address.pressSequentially("open d");
  const offered = page.getByRole("option", { name: /Open day/ });
  await expect(offered).toContainText(`/${path}`);
  await offered.click();
  await expect(address).toHaveValue(`/${path}`);
  await address.fill("https://example.com/elsewhere");
  await label.focus();
  await expect(address).toHaveValue("https://example.com/elsewhere");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(async () => (await read(HEADER)).button).toMatchObject({ href: "https://example.com/elsewhere" });
  await publish(HEADER, { button: { label: "Contact Us", href: "/contact" } });
});

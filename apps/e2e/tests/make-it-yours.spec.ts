import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { product } from "../product";
import { expect, expectAccessible, test } from "./fixtures";
import { openPanel, panel, withoutIds } from "./panel";

const TYPES = ["site-setting", "contact-detail"];
const addressOf = (type: string) => `/content-manager/single-types/api::${type}.${type}`;
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#7a1f5c" d="M8 8h48v48H8z"/></svg>`;

let before: object[];
test.beforeAll(async () => {
  const stored = TYPES.map((type) => panel.get<{ data: object }>("GET", addressOf(type)));
  before = (await Promise.all(stored)).map(({ data }) => ({ ...withoutIds(data), ...filesOf(data) }));
});
test.afterAll(async () => {
  for (const [index, type] of TYPES.entries()) {
    await panel.get("POST", `${addressOf(type)}/actions/publish`, before[index]);
  }
});

test("a firm makes the site its own in the panel alone", { tag: "@failing-requests" }, async ({ page }) => {
  await openPanel(page, "/");
  const card = page.getByRole("region", { name: "Make it yours" });
  await expect(card.getByRole("listitem")).toHaveCount(11);
  await expectPartAccessible(page, "section[aria-labelledby=make-it-yours]");
  await card.getByRole("link", { name: "Name" }).click();

  await fill(page, "Name of the firm", "Northwind Software");
  await replaceMark(page);
  const colors = page.getByRole("group", { name: "Colours" });
  await colors.getByRole("textbox", { name: "Primary", exact: true }).fill("#d977b8");
  await expect(colors.getByText(/^White on primary .*: 2\.\d, needed 4\.5\.$/)).toBeVisible();
  await expect(colors.getByRole("status")).toContainText("can’t be read well enough");
  await expectPartAccessible(page, "[role=group][aria-label=Colours]");
  await colors.getByRole("button", { name: "Use it" }).click();
  await expect(colors.getByRole("status")).toContainText("All these colours can be read");
  const primary = await colors.getByRole("textbox", { name: "Primary", exact: true }).inputValue();
  await choose(page, page.getByRole("combobox", { name: "English as used in" }), "English (Germany)");
  await choose(page, page.getByRole("combobox", { name: "Time zone" }), "Europe/Berlin", "berl");
  await choose(page, page.getByRole("combobox", { name: "Currency of salaries" }), "EUR – Euro", "EUR");
  await choose(page, page.getByRole("combobox", { name: "Salaries are for" }), "A year");
  await page.getByRole("button", { name: "Show beside the form" }).click();
  const preview = page.getByRole("region", { name: "Live preview" }).frameLocator("iframe");
  await expect.poll(() => blueOf(preview.locator("body"))).toBe(primary);
  await publish(page);

  await page.goto(`${product.CMS_URL}/admin${addressOf("contact-detail")}`);
  for (const [label, value] of [
    ["Street", "Speicherstraße 5"],
    ["City", "Hamburg"],
    ["State", "Hamburg"],
    ["Postal code", "20457"],
    ["Country", "Germany"],
    ["E-mail address", "hello@northwind.example.com"],
  ] as const) {
    await fill(page, label, value);
  }
  await page.locator("h3").getByRole("button").first().click();
  await fill(page, "Number", "+49 40 5550142");
  await publish(page);

  await openPanel(page, "/");
  for (const item of ["Name", "Logo", "Colours", "Contact details", "Country and salaries"]) {
    await expect(card.getByRole("listitem").filter({ has: page.getByRole("link", { name: item }) })).toContainText(
      "Done",
    );
  }

  await expect.poll(async () => (await page.request.get("/contact")).text()).toContain("+49 40 5550142");
  await page.goto("/contact");
  await expect(page).toHaveTitle(/Northwind/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-DE");
  await expect(page.getByText("Speicherstraße 5").first()).toBeVisible();
  expect(await blueOf(page.locator("body"))).toBe(primary);
  await expectAccessible(page);
});

/** A file is written by its id. */
const filesOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value?.mime ? [[name, value.id]] : [])));

const blueOf = (body: Locator) => body.evaluate((it) => getComputedStyle(it).getPropertyValue("--color-blue"));

async function fill(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole("textbox", { name: label, exact: true }).first().fill(value);
}

async function choose(page: Page, box: Locator, option: string, typed?: string): Promise<void> {
  await box.click();
  if (typed) await page.keyboard.type(typed);
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function replaceMark(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Logo" }).getByRole("button", { name: "Add" }).click();
  await page.getByRole("button", { name: "Add more assets" }).click();
  await page.locator("input[type=file]").setInputFiles({
    name: "northwind.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(MARK),
  });
  await page.getByRole("button", { name: /Upload 1 asset/ }).click();
  await page.getByRole("button", { name: "Finish" }).click();
}

async function publish(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/actions\/publish/);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  expect((await answered).status()).toBe(200);
}

async function expectPartAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`)).toEqual([]);
}

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hydrated } from "./hydration";

type Recorded = { gtag?: unknown[][]; dataLayer?: unknown[] };

const VIEW = { event_category: "Services", event_label: "Cloud Solutions", slug: "cloud-solutions" };
const INQUIRY = { event_category: "Lead", event_label: "Cloud Solutions" };

async function listen(page: Page, ...to: ("gtag" | "dataLayer")[]) {
  await page.addInitScript((names) => {
    const recorded: Recorded = {};
    Object.assign(window, { recorded });
    if (names.includes("gtag")) {
      recorded.gtag = [];
      Object.assign(window, { gtag: (...call: unknown[]) => recorded.gtag?.push(call) });
    }
    if (names.includes("dataLayer")) {
      recorded.dataLayer = [];
      Object.assign(window, { dataLayer: recorded.dataLayer });
    }
  }, to);
}

const recorded = (page: Page) => page.evaluate((): Recorded => Reflect.get(window, "recorded"));

async function viewAndInquire(page: Page) {
  await page.goto("/services/cloud-solutions");
  await hydrated(page);
  await page.locator("main").getByRole("link").and(page.locator("[href='/contact']")).first().click();
  await expect(page).toHaveURL("/contact");
}

test("opening a service and following its call to action reach the tag and the data layer", async ({ page }) => {
  await listen(page, "gtag", "dataLayer");
  await page.goto("/services/cloud-solutions");
  await expect
    .poll(() => recorded(page))
    .toEqual({ gtag: [["event", "view_service", VIEW]], dataLayer: [{ event: "view_service", ...VIEW }] });
  await page.locator("main [href='/contact']").first().click();
  await expect(page).toHaveURL("/contact");
  await expect
    .poll(() => recorded(page))
    .toEqual({
      gtag: [
        ["event", "view_service", VIEW],
        ["event", "service_inquiry", INQUIRY],
      ],
      dataLayer: [
        { event: "view_service", ...VIEW },
        { event: "service_inquiry", ...INQUIRY },
      ],
    });
});

test("each opened service is tracked once, also within one visit", async ({ page }) => {
  await listen(page, "dataLayer");
  await page.goto("/services");
  await hydrated(page);
  const seen = [];
  for (const [title, slug] of [
    ["Web Development", "web-development"],
    ["24/7 Support", "24-7-support"],
  ] as const) {
    await page.locator("main").getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(title);
    seen.push({ event: "view_service", event_category: "Services", event_label: title, slug });
    await expect.poll(async () => (await recorded(page)).dataLayer).toEqual(seen);
    await page.goBack();
    await expect(page).toHaveURL("/services");
  }
  expect((await recorded(page)).dataLayer).toEqual(seen);
});

test("the tag alone and the data layer alone are enough", async ({ browser, page }) => {
  await listen(page, "gtag");
  await viewAndInquire(page);
  await expect.poll(async () => (await recorded(page)).gtag).toHaveLength(2);
  const other = await browser.newPage();
  await listen(other, "dataLayer");
  await viewAndInquire(other);
  await expect.poll(async () => (await recorded(other)).dataLayer).toHaveLength(2);
  await other.close();
});

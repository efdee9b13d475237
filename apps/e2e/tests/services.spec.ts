import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const SERVICES = [
  ["Web Development", "web-development"],
  ["Mobile Development", "mobile-development"],
  ["API Development", "api-development"],
  ["Cloud Solutions", "cloud-solutions"],
  ["E-commerce Solution", "e-commerce-solution"],
  ["Digital Marketing", "digital-marketing"],
  ["Performance Optimization", "performance-optimization"],
  ["Maintenance & Support", "maintenance-support"],
  ["24/7 Support", "24-7-support"],
] as const;
const INDUSTRIES = [
  "Healthcare",
  "Finance",
  "Restaurant",
  "eCommerce",
  "Travel",
  "Entertainment",
  "Social Media",
  "Education",
  "Real Estate",
  "Agriculture",
  "Telecom",
  "Insurance",
];
const QUESTIONS = [
  /services/i,
  /approach a new project/,
  /startups or .*large companies/,
  /technologies/,
  /get started/,
];

/** The sections are, in order: hero, offers, process, tools, reasons, industries, testimonials, questions. */
const section = (page: Page, number: number) => page.locator("main > section").nth(number);

const cards = (page: Page) => page.getByRole("region", { name: "What We Offer" }).getByRole("listitem");

test("the list shows nine services, and each card leads to its page", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/services");
  await expect(page.getByRole("heading", { level: 2, name: "What We Offer" })).toBeVisible();
  await expect(cards(page).getByRole("heading", { level: 3 })).toHaveText(SERVICES.map(([title]) => title));
  for (const [title, slug] of SERVICES) {
    const link = cards(page).getByRole("link", { name: title, exact: true });
    await expect(link).toHaveAttribute("href", `/services/${slug}`);
  }
  await cards(page)
    .last()
    .click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL("/services/24-7-support");
});

test("the first services are named on the first screen of a laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/services");
  for (const [title] of SERVICES.slice(0, 3)) {
    await expect(cards(page).getByRole("link", { name: title, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test("cards stand in one, two or three columns, and are 358 px square on a desktop", async ({ page }) => {
  await page.goto("/services");
  await expect(cards(page)).toHaveCount(9);
  const places = () =>
    cards(page).evaluateAll((all) =>
      all.map((card) => {
        const { x, width, height } = card.getBoundingClientRect();
        return { x: Math.round(x), size: [width, height].map(Math.round) };
      }),
    );
  for (const [width, columns] of [
    [360, 1],
    [768, 1],
    [769, 2],
    [999, 2],
    [1000, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(new Set((await places()).map(({ x }) => x)).size, `${width} px`).toBe(columns);
  }
  expect((await places()).map(({ size }) => size)).toEqual(SERVICES.map(() => [358, 358]));
});

for (const [title, slug] of SERVICES) {
  test(`${title} has a page with everything a client asks for`, {
    tag: slug === "web-development" ? "@journey" : [],
  }, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    const steps = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    await expect(steps).toHaveText(["Home", "Services", title]);
    await expect(steps.nth(0).getByRole("link")).toHaveAttribute("href", "/");
    await expect(steps.nth(1).getByRole("link")).toHaveAttribute("href", "/services");
    await expect(steps.nth(2).getByText(title)).toHaveAttribute("aria-current", "page");

    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const call = section(page, 0).getByRole("link").last();
    await expect(call).toHaveAttribute("href", "/contact");
    await expect(section(page, 0).getByRole("img")).toBeVisible();

    await expect(section(page, 1).getByRole("heading", { level: 3 })).toHaveCount(6);
    const numbers = section(page, 2)
      .getByRole("listitem")
      .getByText(/^\d\d$/);
    await expect(numbers).toHaveText(["01", "02", "03", "04", "05", "06"]);
    const tools = await section(page, 3).getByRole("listitem").count();
    expect(tools).toBeGreaterThanOrEqual(6);
    expect(tools).toBeLessThanOrEqual(16);
    await expect(section(page, 4).getByRole("listitem")).toHaveCount(8);
    await expect(section(page, 4).getByRole("img")).toHaveCount(1);
    await expect(section(page, 5).getByRole("listitem")).toHaveText(INDUSTRIES);
    await expect(section(page, 6).getByRole("figure")).toHaveCount(3);
    await expect(section(page, 6).getByRole("blockquote")).toHaveCount(3);
    await expect(section(page, 7).getByRole("heading", { level: 3 })).toHaveText(QUESTIONS);
  });
}

test("on a phone, what clients say scrolls sideways, with the keyboard too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/services/web-development");
  const row = section(page, 6).locator("[tabindex]");
  expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(300);
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("an unknown service is a redirect to the list, and leaves nothing in the cache", async ({ request }) => {
  const service = `/services/no-such-service-${crypto.randomUUID()}`;
  for (const visit of ["first", "second"]) {
    const answer = await request.get(service, { maxRedirects: 0 });
    expect(answer.status(), visit).toBe(307);
    expect(answer.headers().location, visit).toBe("/services");
    expect(answer.headers()["x-nextjs-cache"], visit).toBe("MISS");
  }
  const below = await request.get("/services/web-development/more", { maxRedirects: 0 });
  expect(below.headers().location).toBe("/");
});

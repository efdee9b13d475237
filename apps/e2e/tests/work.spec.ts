import { expect, test } from "./fixtures";
import { panel } from "./panel";

type CaseStudy = { documentId: string; slug: string; title: string };
const caseStudies = panel.collection<CaseStudy>("case-study");

test("the work page shows six case studies, and each card leads to its page", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/work");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(6);
  const title = await cards.first().getByRole("heading", { level: 3 }).textContent();
  await cards.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/work\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
});

test("a case study has the challenge, the approach, figures with their source, a quote and pictures", async ({
  page,
}) => {
  await page.goto("/work");
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  for (const name of ["The Challenge", "How We Worked", "What Changed", "Built With", "A Closer Look"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  const results = page.locator("section", { has: page.getByRole("heading", { name: "What Changed" }) });
  expect(await results.locator("dd").count()).toBeGreaterThan(2);
  await expect(results.locator("dt span")).not.toHaveCount(0);
  await expect(page.getByRole("blockquote").or(page.locator("blockquote"))).toBeVisible();
  await page.getByRole("link", { name: "Talk to Us" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("a case study's picture is as wide as the page, its texts and its quote stand in one column, and all lead on to each other", async ({
  page,
}) => {
  const all = await caseStudies.list();
  const seen = new Set<string>();
  await page.goto("/work/kite-wicket-live-scores");
  const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
  const column = await boxOf("article section:nth-of-type(2) p");
  expect((await boxOf("article section:first-of-type img"))?.width).toBe(1280 - 2 * 52);
  expect((await boxOf("article blockquote"))?.x).toBe(column?.x);
  for (let visit = 0; visit < all.length; visit += 1) {
    seen.add((await page.getByRole("heading", { level: 1 }).textContent()) ?? "");
    const next = page.locator("section", { has: page.getByRole("heading", { name: "Next Case Study" }) });
    const title = (await next.getByRole("heading", { level: 3 }).textContent()) ?? "";
    await next.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  expect(seen.size).toBe(all.length);
});

test("a client who wants no name is not named", async ({ page }) => {
  const all = await caseStudies.list();
  expect(all.length).toBeGreaterThan(5);
  const answers = await Promise.all(all.map(async ({ slug }) => (await page.request.get(`/work/${slug}`)).text()));
  expect(answers.filter((html) => html.includes("Name withheld"))).toHaveLength(1);
});

test("what a client says of a service leads to the case study, and so does each kind of work on the home page", async ({
  page,
}) => {
  await page.goto("/services/mobile-development");
  await page.getByRole("link", { name: /^Read the Case Study.*Harbourline$/ }).click();
  await expect(page).toHaveURL("/work/harbourline-arrival-times");
  await page.goto("/");
  const showcase = page.getByRole("region", { name: "Delivering Results That Matter" });
  const slides = showcase.locator("[aria-roledescription=slide]");
  expect(await slides.evaluateAll((all) => all.map((slide) => slide.querySelector("a")?.getAttribute("href")))).toEqual(
    [
      "/work/harbourline-arrival-times",
      "/work/pulsewell-clinic-booking",
      "/work/lumen-loom-quicker-shop",
      "/work/ghatmetal-planned-repairs",
    ],
  );
  await showcase.getByRole("link", { name: "How Harbourline Did It" }).click();
  await expect(page).toHaveURL("/work/harbourline-arrival-times");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("case studies are filtered by service and by industry, and the address says so", async ({ page }) => {
    for (const [label, kind] of [
      ["By Service", "services"],
      ["By Industry", "industries"],
    ] as const) {
      await page.goto("/work");
      const filter = page.getByRole("navigation", { name: label }).getByRole("link").nth(1);
      const name = (await filter.textContent()) ?? "";
      await filter.click();
      await expect(page).toHaveURL(new RegExp(`/work/${kind}/[^/]+$`));
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
      await expect(
        page.getByRole("navigation", { name: label }).getByRole("link", { name, exact: true }),
      ).toHaveAttribute("aria-current", "page");
      await page.waitForLoadState("domcontentloaded");
      const shown = await page.getByRole("main").getByRole("article").count();
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBeLessThan(6);
    }
  });
});

test("a filter without case studies, and an unknown case study, are not there", { tag: "@failing-requests" }, async ({
  page,
}) => {
  const paths = ["/work/services/nothing", "/work/industries/nothing", "/work/industries/100%25", "/work/nothing"];
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("No page has this address, or it has been taken off the site.")).toBeVisible();
  }
});

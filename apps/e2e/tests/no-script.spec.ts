import { expect, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

test("the home page can be read without JavaScript", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/");
  for (const title of ["Web Development", "Mobile App Development", "UI/UX Design", "E-commerce Solution"]) {
    await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  }
  for (const title of ["Logistics Control Tower", "Tele-health App", "Storefront Growth", "Factory IoT Dashboard"]) {
    await expect(page.getByRole("heading", { level: 3, name: title, exact: true })).toBeVisible();
  }
  const answers = page.getByRole("region", { name: "Frequently Asked Questions" }).getByRole("region");
  await expect(answers).toHaveCount(5);
  for (const answer of await answers.all()) {
    expect((await answer.getByRole("paragraph").boundingBox())?.height).toBeGreaterThan(40);
  }
  const panels = page.getByRole("tabpanel");
  await expect(panels).toHaveCount(6);
  for (const panel of await panels.all()) await expect(panel.getByRole("listitem").last()).toBeVisible();
  await expect(page.getByText("Strapi", { exact: true })).toHaveCSS("opacity", "1");
  const industry = page.getByRole("listitem").filter({ hasText: "Health Care" });
  await expect(industry.last()).toHaveCSS("opacity", "1");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test("a service can be read without JavaScript, answers included", async ({ page }) => {
  await page.goto("/services/web-development");
  await expect(page.getByText(/^Send a few lines through the contact page/)).toBeVisible();
  for (const item of await page.getByRole("listitem").all()) await expect(item).toHaveCSS("opacity", "1");
});

test("what is not there says so without JavaScript", { tag: "@failing-requests" }, async ({ page }) => {
  for (const [path, title] of [
    ["/blog/no-such-post", "Blog Post Not Found"],
    ["/blog/00000000-0000-4000-8000-000000000009", "Blog Post Not Found"],
    ["/blog/tags/no-such-tag", "No Articles Here"],
    ["/blog/tags/100%25", "No Articles Here"],
    ["/blog/page/99", "No Articles Here"],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Services", exact: true })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
});

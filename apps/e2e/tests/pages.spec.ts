import { expect, test } from "./fixtures";
import { hydrated } from "./hydration";

test("about tells who the firm is", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Driven by Passion Powered by Technology");
  const numbers = page.getByRole("region", { name: "The firm in numbers" });
  const years = new Date().getFullYear() - 2010;
  await expect(numbers.getByRole("definition")).toHaveText([`${years}+`, "500+", "100+", "4.5"]);
  await expect(numbers.getByRole("term")).toHaveText([
    "Years of Experience",
    "Projects Completed",
    "Happy Clients",
    "Satisfaction Rate out of 5",
  ]);
  await expect(page.getByRole("heading", { level: 2, name: "Our Story" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^A desk scene/ })).toBeVisible();
  await expect(page.getByRole("figure")).toContainText("Vikram Storywala");
  await expect(page.getByRole("img", { name: /portrait/i })).toHaveCount(0);
  for (const title of ["Our Mission", "Our Vision", "Our Core Values"]) {
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
  const values = page.getByRole("list").filter({ hasText: "Integrity" }).getByRole("listitem");
  await expect(values.getByRole("heading")).toHaveText(["Innovation", "Integrity", "Excellence", "Collaboration"]);
  for (const number of ["01", "02", "03", "04"]) await expect(values.getByText(number)).toBeVisible();
});

test("the banner says its default sentences", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "Empowering Innovation with Integrity" })).toBeVisible();
  await expect(
    page.getByText("We deliver future-ready IT solutions for a dynamic digital world", { exact: true }),
  ).toBeVisible();
});

test("industries shows what the firm knows of seven trades", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/industries");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Industries We Serve");
  const list = page.getByRole("region", { name: "Industries" });
  await expect(list.getByRole("heading", { level: 3 })).toHaveText([
    "Logistics",
    "Health Care",
    "Manufacturing",
    "E-commerce",
    "Real Estate",
    "Sports",
    "Travel",
  ]);
  await list.getByRole("link", { name: "Let’s Connect" }).click();
  await expect(page).toHaveURL("/contact");
});

test("the terms stand alone, and lead to the privacy policy", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/terms-and-conditions");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByText("Last updated May 2025")).toBeVisible();
  const sections = [
    "Introduction",
    "User Accounts",
    "Job Applications",
    "Privacy",
    "Intellectual Property",
    "Limitation of Liability",
    "Modifications",
    "Contact Information",
  ];
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.getByRole("link")).toHaveText(sections.map((title, index) => `${index + 1}.${title}`));
  for (const title of sections) await expect(page.getByRole("region", { name: title })).toBeVisible();

  await contents.getByRole("link", { name: "Modifications" }).click();
  await expect(page.getByRole("heading", { name: "Modifications" })).toBeInViewport();
  await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).first().click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
});

test("the privacy policy is a page of the site", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByText(/^Last updated \w+ \d{4}$/)).toBeVisible();
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "Your Rights" }).click();
  await expect(page).toHaveURL("/privacy-policy#your-rights");
  const heading = page.getByRole("heading", { name: "Your Rights" });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole("banner").boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test("contact shows two numbers, an address to write to, and the way", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.locator("a[href^='tel:']")).toHaveText([/^\+91/, /^\+1/]);
  await expect(main.getByText("India", { exact: true }).first()).toBeVisible();
  await expect(main.getByText("USA", { exact: true })).toBeVisible();
  await expect(main.locator("a[href^='mailto:']")).toHaveText(/@/);
  await expect(main.getByRole("link", { name: /Hyderabad, Telangana/ }).first()).toHaveAttribute("href", /^https:/);
  const map = main.getByRole("link").filter({ has: page.getByRole("img") });
  await expect(map).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\//);
});

test("each page opens with what it is for", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole("main");
  for (const [path, opening] of [
    ["/about", main.getByText(/^Founded in\s?2010/)],
    ["/industries", main.getByRole("listitem").filter({ hasText: "Logistics" }).first()],
    ["/blog", main.getByRole("article").first().getByRole("img")],
    ["/contact", main.getByRole("textbox", { name: "Name" })],
    ["/work", main.getByRole("link", { name: "41% fewer calls about delivery times" })],
    ["/careers", main.getByRole("link", { name: /^\d+ Open Positions?$/ })],
  ] as const) {
    await page.goto(path);
    await expect(opening, path).toBeInViewport({ ratio: 0.9 });
  }
  await main.getByRole("link", { name: /Open Positions?$/ }).click();
  await expect(main.getByRole("heading", { name: "Current Openings" })).toBeInViewport();
});

test("every page begins at its top, and going back finds the place again", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Technologies" }).click();
  await expect(page).toHaveURL("/technologies");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

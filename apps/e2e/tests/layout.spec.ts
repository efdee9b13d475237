import type { Page } from "@playwright/test";
import { enlargeLetters, expect, expectAccessible, test } from "./fixtures";
import { hydrated } from "./hydration";

const LINKS = [
  ["Home", "/"],
  ["About", "/about"],
  ["Services", "/services"],
  ["Technologies", "/technologies"],
  ["Blog", "/blog"],
  ["careers", "/careers"],
  ["Contact Us", "/contact"],
] as const;

test("the header lies over the hero, and is fixed past 70 px", async ({ page }) => {
  await page.goto("/careers");
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("position", "absolute");
  for (const [top, position] of [
    [70, "absolute"],
    [71, "fixed"],
    [70, "absolute"],
    [71, "fixed"],
  ] as const) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await expect(header).toHaveCSS("position", position);
  }
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("the header leads everywhere and marks where one is", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/careers");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link")).toHaveText(LINKS.map(([label]) => label));
  for (const [label, address] of LINKS) {
    await expect(navigation.getByRole("link", { name: label })).toHaveAttribute("href", address);
  }
  await expect(page.getByRole("banner").getByRole("link", { name: /, home$/ })).toHaveAttribute("href", "/");
  await expect(navigation.getByRole("link", { name: "careers" })).toHaveAttribute("aria-current", "page");
  await navigation.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(navigation.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
});

test("the footer has the firm's links, contacts and the current year", async ({ page }) => {
  await page.goto("/careers");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Explore Services" })).toHaveAttribute("href", "/services");
  const quickLinks = footer.getByRole("navigation", { name: "Quick Links" }).getByRole("link");
  await expect(quickLinks).toHaveText(["About Us", "Services", "Technologies", "Careers", /Terms & Conditions/]);
  await expect(quickLinks.last()).toHaveAttribute("target", "_blank");
  await expect(footer.getByRole("link", { name: "Let's Talk" })).toHaveAttribute("href", /^mailto:/);
  for (const network of ["WhatsApp", "Facebook", "Instagram", "LinkedIn"]) {
    await expect(footer.getByRole("link", { name: new RegExp(network) })).toBeVisible();
  }
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  for (const [name, address] of [
    ["Case Studies", "/work"],
    ["Industries", "/industries"],
    ["Privacy Policy", "/privacy-policy"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", address);
  }
});

test("a page that ends with an invitation has none in its footer, which keeps the button", async ({ page }) => {
  const invitation = page.getByRole("contentinfo").getByText("Have Something Worth Building?");
  for (const [path, isShown] of [
    ["/careers", true],
    ["/", false],
    ["/contact", false],
    ["/work/harbourline-arrival-times", false],
  ] as const) {
    await page.goto(path);
    await expect(invitation, path).toBeVisible({ visible: isShown });
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Let's Talk" })).toHaveCount(1);
  }
});

test("an unknown path redirects to the home page, and an unknown API path is a 404", { tag: "@journey" }, async ({
  page,
  request,
}) => {
  const answer = await request.get("/no/such/page", { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe("/");
  await page.goto("/no-such-page");
  await expect(page).toHaveURL("/");
  const api = await request.get("/api/no-such-thing");
  expect(api.status()).toBe(404);
  expect(await api.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
});

for (const path of ["/careers", "/terms-and-conditions", "/blog/00000000-0000-4000-8000-000000000000"]) {
  test(`the keyboard can skip to what ${path.slice(0, 20)} is about`, { tag: "@failing-requests" }, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
}

const announced = (page: Page) =>
  page.evaluate(() => document.querySelector("next-route-announcer")?.shadowRoot?.textContent);

test("a link leads to the beginning of its page, which is announced", async ({ page }) => {
  await page.goto("/careers");
  await hydrated(page);
  for (const [link, address, said] of [
    ["About", "/about", /^About |^Driven by Passion/],
    ["Services", "/services", /Services/],
    ["Contact Us", "/contact", /^Contact Us|^Tell Us/],
  ] as const) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(address);
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    await expect.poll(() => announced(page)).toMatch(said);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("banner").locator(":focus")).toHaveCount(0);
  }
});

test("going back keeps the place, and a link within the page goes where it says", async ({ page }) => {
  await page.goto("/terms-and-conditions");
  await hydrated(page);
  await page.getByRole("link", { name: "Modifications" }).click();
  await expect(page).toHaveURL(/#modifications$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).first().click();
  const heading = page.getByRole("heading", { level: 1, name: "Privacy Policy" });
  await expect(heading).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(heading).toBeAttached();
  await expect(heading).not.toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1400);
});

test("letters of double size get the menu of a small screen", async ({ page }) => {
  await page.goto("/careers");
  await hydrated(page);
  const opener = page.getByRole("button", { name: "Open menu" });
  await expect(opener).toBeHidden();
  await enlargeLetters(page);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "no-preference" } });

  test("the name is in the header, and gives way to the button of the menu where letters have double size", async ({
    page,
  }) => {
    await page.goto("/careers");
    const name = page.getByRole("banner").getByText("Fablewright", { exact: true });
    const isShown = () =>
      name.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.lastChild ?? element);
        return range.getBoundingClientRect().bottom < element.getBoundingClientRect().bottom;
      });
    await expect.poll(isShown).toBe(true);
    await enlargeLetters(page);
    await expect.poll(isShown).toBe(false);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("banner").getByRole("link", { name: /, home$/ })).toBeInViewport({ ratio: 1 });
  });

  test("the drawer opens, and is closed by its button, Escape, a click beside it and navigation", {
    tag: "@journey",
  }, async ({ page }) => {
    await page.goto("/careers");
    await hydrated(page);
    const opener = page.getByRole("button", { name: "Open menu" });
    const drawer = page.getByRole("dialog", { name: "Menu" });
    const closings = [
      () => drawer.getByRole("button", { name: "Close menu" }).click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(20, 400),
    ];
    for (const close of closings) {
      await opener.click();
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await opener.click();
    await expect(drawer).toHaveAttribute("id", (await opener.getAttribute("aria-controls")) ?? "none");
    await expect(drawer.getByRole("link")).toHaveText(LINKS.map(([label]) => label));
    await expect(drawer.getByRole("link", { name: "careers" })).toHaveAttribute("aria-current", "page");
    await expectAccessible(page);
    await drawer.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

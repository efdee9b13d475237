import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";
import { hydrated } from "./hydration";

const field = (page: Page) => page.getByRole("main").getByRole("combobox", { name: "Search" });
const list = (page: Page) => page.getByRole("listbox", { name: "Search" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor finds what the words are in, by kind, with the words marked", { tag: "@journey" }, async ({
    page,
  }) => {
    await page.goto("/services");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
    await page.getByRole("main").getByRole("searchbox", { name: "Search" }).fill("cloud solu");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=cloud+solu");
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("cloud solu");
    await expect(page.getByRole("status").filter({ hasText: "for “cloud solu”" })).toBeVisible();
    const services = page.getByRole("region", { name: /^Services/ });
    await expect(services.getByRole("heading", { level: 3 }).first().locator("mark")).toHaveText([
      "Cloud",
      "Solutions",
    ]);
    await services.getByRole("link", { name: "Cloud Solutions" }).click();
    await expect(page).toHaveURL("/services/cloud-solutions");
  });

  test("a kind can be read to its end, and everything again", async ({ page }) => {
    await page.goto("/search?q=cloud");
    await page.getByRole("link", { name: "More results in Technologies" }).click();
    await expect(page).toHaveURL("/search?q=cloud&kind=technology");
    const found = page.getByRole("region", { name: /^Technologies/ }).getByRole("listitem");
    await expect.poll(() => found.count()).toBeGreaterThan(5);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
    await page.getByRole("link", { name: "Search everything" }).click();
    await expect(page).toHaveURL("/search?q=cloud");
  });

  test("small mistakes are corrected, and the page says so", async ({ page }) => {
    await page.goto("/search?q=kubernets");
    await expect(page.getByRole("status").filter({ hasText: "for kubernetes" })).toBeVisible();
    await expect(page.getByText("Nothing for “kubernets”. Showing results for “kubernetes”.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Kubernetes", exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Search for “kubernets” as typed" }).click();
    await expect(page).toHaveURL("/search?q=kubernets&exact=true");
    await expect(page.getByRole("heading", { name: "No results for “kubernets”", exact: true })).toBeVisible();
  });

  test("before a search and where nothing is found there are ways on, and what was typed stays text", async ({
    page,
  }) => {
    await page.goto("/search");
    await expect(page.getByRole("heading", { name: "A few words are enough" })).toBeVisible();
    const typed = '<zzqqxx>"qqzzyy"</zzqqxx>';
    await page.goto(`/search?${new URLSearchParams({ q: typed })}`);
    await expect(page.getByRole("heading", { name: `No results for “${typed}”`, exact: true })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL("/contact");
  });

  test("no query breaks the page", async ({ request }) => {
    for (const query of [
      "q=",
      "q[]=a",
      "q=a&q=b",
      "q=%00",
      "q=%ED%A0%80",
      `q=${"x".repeat(500)}`,
      "kind=none",
      "q=*%22'(&kind=job",
    ]) {
      expect((await request.get(`/search?${query}`)).status(), query).toBe(200);
    }
  });
});

test("search engines and caches leave the results alone", async ({ page, request }) => {
  for (const path of ["/search", "/search?q=cloud"]) {
    const answer = await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    expect(answer?.headers()["cache-control"]).toContain("no-store");
  }
  expect((await request.get("/api/search?q=cloud")).headers()["cache-control"]).toBe("no-store");
  for (const path of ["/sitemap.xml", "/llms.txt"]) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/\/search\b/);
  }
});

test("the keyboard chooses among suggestions, and the field keeps the focus", { tag: "@journey" }, async ({ page }) => {
  await page.goto("/search");
  const input = field(page);
  await expect(input).toHaveAttribute("aria-autocomplete", "list");
  await expect(input).toHaveAttribute("aria-expanded", "false");
  // Of what is typed slowly, the answer to its beginning may come first.
  await input.fill("cloud solu");
  await expect(list(page)).toBeVisible();
  await expect(input).toHaveAttribute("aria-expanded", "true");
  await expect(
    page.getByRole("status").filter({ hasText: /^\d+ suggestions?.*use the up and down arrows/ }),
  ).toBeAttached();
  const options = list(page).getByRole("option");
  await expect(list(page).getByRole("group", { name: "Services" }).getByRole("option").first()).toHaveAccessibleName(
    /^Cloud Solutions/,
  );
  await expect(input).not.toHaveAttribute("aria-activedescendant", /./);

  const expectActive = async (index: number) => {
    const option = options.nth(index);
    await expect(option).toHaveAttribute("aria-selected", "true");
    await expect(input).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id")) ?? "");
    await expect(list(page).locator("[aria-selected=true]")).toHaveCount(1);
    await expect(input).toBeFocused();
  };
  await page.keyboard.press("ArrowDown");
  await expectActive(0);
  await page.keyboard.press("ArrowUp");
  await expectActive((await options.count()) - 1);
  await page.keyboard.press("ArrowDown");
  await expectActive(0);
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(input).toHaveValue("cloud solu");
  await page.keyboard.press("ArrowDown");
  await expectActive(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/cloud-solutions");

  await page.goBack();
  await field(page).fill("react");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=react");
});

test("a suggestion shows the line that has the word, where its title has not", async ({ page }) => {
  await page.goto("/search");
  await field(page).fill("palletised");
  const option = list(page).getByRole("option", { name: /^Fewer calls/ });
  await expect(option).toHaveAccessibleName(/ Harbourline carries palletised goods/);
  await expect(option.locator("mark")).toHaveText("palletised");
});

test("a click chooses a suggestion, and leaving the field closes them", async ({ page }) => {
  await page.goto("/search");
  await field(page).pressSequentially("web dev");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeHidden();
  await field(page).pressSequentially("e");
  await list(page)
    .getByRole("group", { name: "Services" })
    .getByRole("option", { name: /^Web Development/ })
    .click();
  await expect(page).toHaveURL("/services/web-development");
});

test("a search that the CMS can't answer says so, and suggestions keep silent", { tag: "@failing-requests" }, async ({
  page,
}) => {
  await page.goto("/search");
  await page.route("**/api/search?*", (route) => route.fulfill({ status: 429, json: {} }));
  const asked = page.waitForResponse("**/api/search?*");
  await field(page).pressSequentially("cloud");
  await asked;
  await expect(list(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=cloud");
});

test("the header opens a field over the page, and gives the focus back", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  const opener = page.getByRole("banner").getByRole("link", { name: "Search" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Search" });
  const input = dialog.getByRole("combobox", { name: "Search" });
  await expect(input).toBeFocused();
  await input.pressSequentially("cloud");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(dialog).toBeVisible();
  await input.fill("");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole("button", { name: "Close search" }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await input.fill("react");
  await dialog.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/search?q=react");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu has the search", async ({ page }) => {
    await page.goto("/services");
    await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("searchbox", { name: "Search" }).fill("cloud");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=cloud");
  });
});

test("suggestions and the field over the page are accessible", async ({ page }) => {
  await page.goto("/search");
  await field(page).fill("kubern");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectAccessible(page);
  await page.goto("/services");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await expectAccessible(page);
});

import type { Page } from "@playwright/test";
import { product } from "../product";
import { expect, seededPages, test } from "./fixtures";

const OWED: [RegExp, string[]][] = [
  [/^\/$/, ["Organization", "WebSite", "FAQPage"]],
  [/^\/about$/, ["AboutPage", "Organization"]],
  [/^\/services$/, ["CollectionPage", "BreadcrumbList"]],
  [/^\/services\/./, ["Service", "BreadcrumbList", "FAQPage"]],
  [/^\/technologies$/, ["CollectionPage", "BreadcrumbList"]],
  [/^\/industries$/, ["Organization", "BreadcrumbList"]],
  [/^\/work$/, ["CollectionPage", "BreadcrumbList"]],
  [/^\/work\/./, ["Article", "BreadcrumbList"]],
  [/^\/contact$/, ["ContactPage"]],
  [/^\/blog$/, ["Blog", "BlogPosting", "BreadcrumbList"]],
  [/^\/blog\/authors\/./, ["ProfilePage", "Person", "BreadcrumbList"]],
  [/^\/blog\/./, ["BlogPosting", "BreadcrumbList"]],
];

const meta = (page: Page, name: string) =>
  page.locator(`head meta:is([name="${name}"], [property="${name}"])`).evaluateAll((all) => {
    return all.map((element) => element.getAttribute("content"));
  });

async function structuredTypes(page: Page): Promise<string[]> {
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  const types: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || !value) return;
    if ("@type" in value) types.push(String(value["@type"]));
    Object.values(value).forEach(walk);
  };
  for (const block of blocks) {
    const data = JSON.parse(block);
    expect(data["@context"]).toBe("https://schema.org");
    walk(data);
  }
  return types;
}

// This is what crawlers without JavaScript see.
test.use({ javaScriptEnabled: false });
test.beforeEach(async ({ page }) => {
  await page.route("**", (route) =>
    route.request().resourceType() === "document" ? route.fallback() : route.fulfill({ contentType: "text/css" }),
  );
});

test("every page of the sitemap says what it is, to people, search engines and social sites", {
  tag: "@nightly",
}, async ({ page }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();

  for (const pathname of seededPages) {
    await test.step(pathname, async () => {
      await page.goto(pathname, { waitUntil: "domcontentloaded" });
      const address = (product.SITE_URL + pathname).replace(/\/$/, "");
      expect(page.url().replace(/\/$/, "")).toBe(address);

      await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
      await expect(page.locator("h1")).toHaveCount(1);
      const title = await page.title();
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(titles.get(title), `${title} is a title twice`).toBeUndefined();
      titles.set(title, address);

      const [description = "", ...more] = await meta(page, "description");
      expect(more).toEqual([]);
      expect(description?.length, description ?? "").toBeGreaterThanOrEqual(50);
      expect(description?.length, description ?? "").toBeLessThanOrEqual(160);
      expect(descriptions.get(description ?? ""), `${description} is a description twice`).toBeUndefined();
      descriptions.set(description ?? "", address);

      const canonical = page.locator("head link[rel=canonical]");
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute("href", address);
      expect(await meta(page, "robots")).not.toContain("noindex");

      const [heading] = await meta(page, "og:title");
      expect(title).toContain(heading ?? "nothing");
      expect(await meta(page, "og:description")).toEqual([description]);
      expect(await meta(page, "og:url")).toEqual([address]);
      expect(await meta(page, "og:site_name")).toEqual(["Fablewright Technologies"]);
      expect(await meta(page, "og:locale")).toEqual(["en_IN"]);
      expect(await meta(page, "twitter:card")).toEqual(["summary_large_image"]);
      expect(await meta(page, "twitter:title")).toEqual([heading]);
      expect(await meta(page, "twitter:description")).toEqual([description]);
      expect(await meta(page, "twitter:image")).toEqual(await meta(page, "og:image"));
      expect((await meta(page, "og:image:alt"))[0]).toContain("Fablewright");
      expect([await meta(page, "og:image:width"), await meta(page, "og:image:height")]).toEqual([["1200"], ["630"]]);

      const types = await structuredTypes(page);
      for (const type of OWED.find(([pattern]) => pattern.test(pathname))?.[1] ?? []) expect(types).toContain(type);
    });
  }
  expect(titles.size).toBeGreaterThanOrEqual(18);
});

test("the firm's structured data has its contacts and its year", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/");
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  const graph = blocks.flatMap((block) => JSON.parse(block)["@graph"] ?? []);
  const firm = graph.find((thing) => thing["@type"] === "Organization");
  expect(firm).toMatchObject({
    name: "Fablewright Technologies",
    url: product.SITE_URL,
    foundingDate: "2010",
    address: { addressLocality: "Hyderabad", addressRegion: "Telangana" },
  });
  expect(firm.contactPoint).toHaveLength(2);
  expect(firm.sameAs).toHaveLength(4);
});

test("a service's structured data agrees with its page", { tag: "@nightly" }, async ({ page }) => {
  await page.goto("/services/cloud-solutions");
  const [block] = await page.locator("script[type='application/ld+json']").allTextContents();
  const [service, breadcrumb, faq] = JSON.parse(block ?? "")["@graph"];
  expect(service).toMatchObject({
    "@type": "Service",
    name: "Cloud Solutions",
    url: `${product.SITE_URL}/services/cloud-solutions`,
    areaServed: { name: "India" },
  });
  expect(service.hasOfferCatalog.itemListElement).toHaveLength(6);
  expect(breadcrumb.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
    ["Home", `${product.SITE_URL}/`],
    ["Services", `${product.SITE_URL}/services`],
    ["Cloud Solutions", `${product.SITE_URL}/services/cloud-solutions`],
  ]);
  const section = page.locator("main > section").filter({ hasText: "Questions We Hear Often" });
  const questions = section.getByRole("heading", { level: 3 });
  await expect(questions).toHaveText(faq.mainEntity.map(({ name }: { name: string }) => name));
  await expect(page.locator("head meta[name=keywords]")).toHaveAttribute("content", /cloud/);
});

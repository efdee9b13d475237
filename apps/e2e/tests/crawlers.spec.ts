import { PAGE_PATHS } from "@repo/contract/site/addresses";
import { product } from "../product";
import { expect, test } from "./fixtures";

const { "search-page": _, ...INDEXED } = PAGE_PATHS;
const PAGES = Object.values(INDEXED).map((path) => (path === "/" ? "" : path));
const SERVICES = [
  "web-development",
  "mobile-development",
  "api-development",
  "cloud-solutions",
  "e-commerce-solution",
  "digital-marketing",
  "performance-optimization",
  "maintenance-support",
  "24-7-support",
].map((slug) => `/services/${slug}`);

test("robots.txt lets crawlers in and names the sitemap", async ({ request }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  expect(text).toMatch(/User-Agent: \*/i);
  expect(text).toContain("Allow: /\n");
  expect(text).toContain(`Sitemap: ${product.SITE_URL}/sitemap.xml`);
});

test("the sitemap has all public pages and services, and no dashboard", async ({ request }) => {
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toContain("xml");
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(expect.arrayContaining([...PAGES, ...SERVICES].map((path) => product.SITE_URL + path)));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => /\/(api\/|admin|login)|\/blog\/admin/.test(address ?? ""))).toEqual([]);
});

test("the manifest names the firm and icons that are there", async ({ request }) => {
  const answer = await request.get("/manifest.webmanifest");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: "Fablewright Technologies", lang: "en-IN", start_url: "/" });
  expect(manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status()).toBe(200);
    expect(icon.headers()["content-type"]).toBe(type);
  }
});

test("the head links the manifest and the icons, and all of them are there", async ({ page, request }) => {
  await page.goto("/");
  const links = page.locator("head link:is([rel=manifest], [rel=icon], [rel=apple-touch-icon])");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("rel")).sort())).toEqual([
    "apple-touch-icon",
    "icon",
    "icon",
    "manifest",
  ]);
  for (const href of await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))) {
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

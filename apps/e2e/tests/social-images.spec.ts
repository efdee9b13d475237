import { product } from "../product";
import { expect, seededPages, test } from "./fixtures";

const MAX_BYTES = 280_000;

test("every page of the sitemap has a social image of its own, 1200 by 630", { tag: "@nightly" }, async ({
  request,
}) => {
  expect(seededPages.length).toBeGreaterThan(17);
  const images = new Map<string, string>();

  for (const page of seededPages) {
    const html = await (await request.get(page)).text();
    const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? "";
    expect(address, page).toMatch(new RegExp(`^${product.SITE_URL}/`));
    expect(images.get(address), `${address} is on two pages`).toBeUndefined();
    images.set(address, page);

    const image = await request.get(address);
    expect(image.status(), address).toBe(200);
    expect(image.headers()["content-type"], address).toBe("image/jpeg");
    expect(image.headers()["cache-control"], address).toContain("s-maxage");
    expect((await image.body()).length, address).toBeLessThanOrEqual(MAX_BYTES);
  }
});

for (const key of ["no-such-page.jpg", "services/no-such-service.jpg", "about", "Any text at all.jpg", "home.jpg/x"]) {
  test(`nobody has an image drawn for "${key}", or anything kept`, { tag: "@nightly" }, async ({ request }) => {
    for (const visit of ["first", "second"]) {
      const answer = await request.get(`/social/00000000/${key}`);
      expect(answer.status(), visit).toBe(404);
      expect(answer.headers()["x-nextjs-cache"], visit).toBe("MISS");
    }
  });
}

test("an outdated image address redirects to the current one", { tag: "@nightly" }, async ({ page, request }) => {
  await page.goto("/about");
  const address = await page.locator("meta[property='og:image']").getAttribute("content");
  for (const outdated of ["/social/00000000/about.jpg", "/social/00000000/about.png"]) {
    const answer = await request.get(outdated, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(product.SITE_URL + answer.headers().location).toBe(address);
  }
});

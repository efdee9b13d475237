import { product } from "../product";
import { expect, seededPages, test } from "./fixtures";

const PNG = "89504e470d0a1a0a";

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
    expect(image.headers()["content-type"], address).toBe("image/png");
    expect(image.headers()["cache-control"], address).toContain("s-maxage");
    const bytes = await image.body();
    expect(bytes.subarray(0, 8).toString("hex"), address).toBe(PNG);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630]);
  }
});

for (const key of ["no-such-page.png", "services/no-such-service.png", "about", "Any text at all.png", "home.png/x"]) {
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
  const answer = await request.get("/social/00000000/about.png", { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(product.SITE_URL + answer.headers().location).toBe(address);
});

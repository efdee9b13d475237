import { expect, it, vi } from "vitest";
import { feedHtml, pageHtml } from "../src/lib/article";

vi.mock("@/cms/pictures", () => ({ listPictures: async () => [] }));
vi.mock("@/settings", () => ({ siteSettings: () => ({ siteUrl: "https://site.test" }) }));

it.each(["lamp_1a2b.webp", "lamp_1a2b-2.webp", "lamp_1a2b-3.webp"])(
  "a post that names %s shows what the file is now",
  (name) => {
    const now = { id: 1, name: "lamp.webp", alternativeText: "A lamp", width: 640, height: 400, focalPoint: null };
    const html = pageHtml(`![](/media/${name})`, [{ ...now, url: "/uploads/lamp_1a2b-3.webp" }]);
    expect(html).toContain('src="/media/640/lamp_1a2b-3.webp"');
    expect(html).toContain('alt="A lamp"');
  },
);

it.each([
  ["may move", "lamp_1a2b.gif", 640],
  ["has more pixels than the site scales", "lamp_1a2b.png", 16_000],
])("a picture that %s is shown as it is", (_, name, side) => {
  const lamp = { id: 1, name, alternativeText: "A lamp", width: side, height: side, focalPoint: null };
  const html = pageHtml(`![](/media/${name})`, [{ ...lamp, url: `/uploads/${name}` }]);
  expect(html).toContain(`src="/media/${name}"`);
  expect(html).not.toContain("srcset");
});

it("a link to a heading leads from a feed to the page", async () => {
  const html = await feedHtml("[Prices](#prices) [Us](/about)\n\n# Prices", "/blog/1");
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL(String(href)).href)).toEqual([
    expect.stringMatching(/\/blog\/1#prices$/),
    expect.stringMatching(/\/about$/),
  ]);
});
